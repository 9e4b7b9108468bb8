"use client";

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
