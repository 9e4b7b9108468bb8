import { startFakeGoogle } from "../../tests/support/fakes/fake-google.ts";
import { makeMails } from "./generate-mailbox.ts";

// A separate process, so that its own work is not counted for the application: `fake-google-server.ts <messages> <ms>`.
const [count = 0, latency = 0] = process.argv.slice(2).map(Number);
const google = await startFakeGoogle({
  address: "mira@gmail.example",
  sent: makeMails(count).toReversed(),
  token: "bench",
});
google.trouble.hold = () => new Promise((resolve) => setTimeout(resolve, latency));
process.stdout.write(`${google.url}\n`);
