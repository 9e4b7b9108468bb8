import { AdminPageHead } from "@/components/admin/admin-page-head";
import { paths } from "@/lib/shared/paths";

export default function NotFound() {
  return (
    <AdminPageHead
      title="404 Page Not Found"
      lead={
        <>
          There is nothing at this address.{" "}
          <a href={paths.admin} className="text-link">
            Go to the admin area
          </a>
        </>
      }
    />
  );
}
