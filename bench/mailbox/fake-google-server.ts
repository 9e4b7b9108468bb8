import { startFakeGoogle } from "../../tests/support/fake-google.ts";
import { makeMails } from "./generate-mailbox.ts";

// A process of its own, so that what it spends on answering is not counted to the application: `google.ts <messages> <ms>`.
const [count = 0, latency = 0] = process.argv.slice(2).map(Number);
const google = await startFakeGoogle({
  address: "mira@gmail.example",
  sent: makeMails(count).toReversed(),
  token: "bench",
});
google.trouble.hold = () => new Promise((resolve) => setTimeout(resolve, latency));
process.stdout.write(`${google.url}\n`);
