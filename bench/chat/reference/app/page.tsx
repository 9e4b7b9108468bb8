/** The empty page that others are measured against. */
export default function Page() {
  return <main />;
}
