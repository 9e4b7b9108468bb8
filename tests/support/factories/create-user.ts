import { randomUUID } from "node:crypto";
import { db } from "@/lib/server/db";
import { randomId } from "@/lib/server/crypto";
import { emailKey } from "@/lib/shared/text/email";

interface UserOverrides {
  id?: number;
  email?: string;
  name?: string | null;
  password?: string | null;
  emailVerified?: Date | null;
}

export function createUser(overrides: UserOverrides = {}) {
  const email = overrides.email ?? `${randomUUID()}@example.com`;
  return db().tryUser.create({
    data: { id: randomId(), name: "Ada Lovelace", ...overrides, email, emailKey: emailKey(email) },
  });
}
