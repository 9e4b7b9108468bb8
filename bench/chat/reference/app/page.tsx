/** The empty page that others are measured against; its one word is there so that a first paint can be measured. */
export default function Page() {
  return <main>Empty</main>;
}
