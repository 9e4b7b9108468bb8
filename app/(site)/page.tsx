export default function Page() {
  return <main>Clarity</main>;
}
