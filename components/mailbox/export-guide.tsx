interface Guide {
  program: string;
  /** What is pressed, in order; drawn as a row of buttons. */
  path: string[];
  /** What the program then gives. */
  result: string;
  note: string;
}

const GUIDES: Guide[] = [
  {
    program: "Gmail",
    path: ["takeout.google.com", "Deselect all", "Mail", "All Mail data included", "Sent", "Create export"],
    result: "Takeout.zip",
    note: "Google sends a link after some minutes. The ZIP can be dropped as it is.",
  },
  {
    program: "Apple Mail",
    path: ["Sent", "Mailbox", "Export Mailbox…"],
    result: "Sent.mbox (a folder)",
    note: "Drop the whole folder. A folder of .emlx files works, too.",
  },
  {
    program: "Thunderbird",
    path: ["Help", "Troubleshooting Information", "Profile Folder: Open", "ImapMail or Mail", "your account"],
    result: "Sent (a file without an ending)",
    note: "Drop the file named Sent, or the account’s whole folder; index files are ignored.",
  },
  {
    program: "Outlook for Mac",
    path: ["Tools", "Export", "Mail", "Continue"],
    result: "Outlook.olm",
    note: "In the new Outlook, switch to Legacy Outlook in the Help menu first.",
  },
  {
    program: "Outlook for Windows",
    path: ["Sent Items", "select all", "drag into an empty folder on the desktop"],
    result: "a folder of .eml files",
    note: "The new Outlook saves .eml. The classic one saves .msg or .pst, which cannot be read here; paste some mails instead.",
  },
];

/** How to get sent mail out of the common programs; the path is drawn as the buttons to press. */
export function ExportGuide() {
  return (
    <section aria-labelledby="export-guide">
      <h2 id="export-guide" className="text-ink font-medium">
        How to get your sent mail
      </h2>
      <div className="divide-subtle border-subtle mt-3 divide-y border-y">
        {GUIDES.map(({ program, path, result, note }) => (
          <details key={program} className="py-1">
            <summary className="text-ink flex min-h-11 cursor-pointer items-center font-medium">{program}</summary>
            <ol className="mb-3 flex flex-wrap items-center gap-2 text-sm">
              {path.map((step, index) => (
                <li key={step} className="flex items-center gap-2">
                  {index > 0 && (
                    <span aria-hidden="true" className="text-muted">
                      →
                    </span>
                  )}
                  <span className="border-strong bg-surface text-ink rounded-md border px-2.5 py-1">{step}</span>
                </li>
              ))}
              <li className="flex items-center gap-2">
                <span aria-hidden="true" className="text-muted">
                  →
                </span>
                <span className="border-accent text-ink bg-accent-soft rounded-md border px-2.5 py-1 font-mono text-xs">
                  {result}
                </span>
              </li>
            </ol>
            <p className="text-muted pb-3 text-sm">{note}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
