import { paths } from "@/lib/shared/paths";

/** The error below an address. One that is registered already comes with the way to its account. */
export function AddressError({ message }: { message: string }) {
  if (!message.includes("registered")) return message;
  return (
    <>
      {message}{" "}
      <a href={paths.login} className="text-link">
        Log in instead
      </a>
    </>
  );
}
