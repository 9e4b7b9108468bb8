"use client";

/** Replaces the whole page when the root layout fails, so it depends on nothing else. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <h1>This page cannot be shown right now</h1>
        <p>Please try again in a moment.</p>
        <a href="">Try again</a>
      </body>
    </html>
  );
}
