import { type ChildProcess, spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { endProcess } from "../../../scripts/lib/child-process.ts";
import { freePort } from "../../../scripts/lib/ports.ts";
import { postgresAccount } from "../../../scripts/lib/postgres/account.ts";
import { withClient } from "../../../scripts/lib/postgres/client.ts";
import { makeTemporaryHome } from "../../../scripts/lib/postgres/temporary.ts";
import { waitFor } from "../wait-for.ts";

export function findPgBouncer(): string | null {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, "pgbouncer")).find((path) => existsSync(path)) ?? null;
}

interface PgBouncer {
  url: string;
  close(): Promise<void>;
}

export async function startPgBouncer(
  program: string,
  databaseUrl: string,
  mode: "session" | "transaction",
): Promise<PgBouncer> {
  const home = join(makeTemporaryHome(), "pgbouncer");
  mkdirSync(home);
  const port = await freePort();
  const { hostname, port: serverPort, pathname, username, password } = new URL(databaseUrl);
  const user = decodeURIComponent(username);
  writeFileSync(join(home, "users.txt"), `"${user}" "${decodeURIComponent(password)}"\n`);
  writeFileSync(
    join(home, "pgbouncer.ini"),
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(home, "users.txt")}
pool_mode = ${mode}
default_pool_size = 60
ignore_startup_parameters = extra_float_digits,options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`,
  );
  const account = postgresAccount(""); // PgBouncer refuses to run as root, too.
  if (account)
    for (const path of [home, ...["users.txt", "pgbouncer.ini"].map((name) => join(home, name))])
      chownSync(path, account.uid, account.gid);
  const child: ChildProcess = spawn(program, [join(home, "pgbouncer.ini")], { ...account, stdio: "ignore" });
  const url = `postgresql://${username}:${password}@127.0.0.1:${port}${pathname}`;
  await waitFor(
    async () =>
      withClient(url, (client) => client.query("SELECT 1")).then(
        () => true,
        () => false,
      ),
    20_000,
  );
  return {
    url,
    close: async () => {
      await endProcess(child, 2_000);
      rmSync(join(home, ".."), { recursive: true, force: true });
    },
  };
}
