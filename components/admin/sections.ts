import type { AdminRole } from "@/lib/shared/actor";
import { paths } from "@/lib/shared/paths";

interface Section {
  label: string;
  href: string;
  /** Roles that see the link; the page itself checks the role again. */
  roles: readonly AdminRole[];
}

const BOTH: readonly AdminRole[] = ["owner", "moderator"];
const OWNERS: readonly AdminRole[] = ["owner"];

export const ADMIN_SECTIONS: readonly Section[] = [
  { label: "Home", href: paths.admin, roles: BOTH },
  { label: "People", href: paths.adminPeople, roles: OWNERS },
  { label: "Operations", href: paths.adminOperations, roles: OWNERS },
  { label: "Quality", href: paths.adminQuality, roles: OWNERS },
  { label: "Admins", href: paths.adminAdmins, roles: OWNERS },
  { label: "Early access", href: paths.adminEarlyAccess, roles: BOTH },
  { label: "Comments", href: paths.adminComments, roles: BOTH },
  { label: "Notes", href: paths.adminNotes, roles: BOTH },
  { label: "Activity", href: paths.adminActivity, roles: OWNERS },
  { label: "Your sign-in", href: paths.adminSecurity, roles: BOTH },
];
