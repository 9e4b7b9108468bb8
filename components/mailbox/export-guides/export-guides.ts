export type StepPicture =
  | { kind: "list"; items: string[]; chosen: number }
  | { kind: "menu"; title: string; items: string[]; chosen: number }
  | { kind: "ticks"; items: string[]; ticked: number[] }
  | { kind: "dialog"; title: string; button: string }
  | { kind: "drag"; from: string; to: string }
  | { kind: "files"; items: string[]; chosen: number };

interface GuideStep {
  text: string;
  picture: StepPicture;
}

interface ExportGuideContent {
  program: string;
  steps: GuideStep[];
  note: string;
}

export const EXPORT_GUIDES: ExportGuideContent[] = [
  {
    program: "Gmail",
    steps: [
      {
        text: "Open takeout.google.com, press “Deselect all”, then tick Mail alone.",
        picture: { kind: "ticks", items: ["Calendar", "Contacts", "Mail", "Maps"], ticked: [2] },
      },
      {
        text: "Under Mail press “All Mail data included”, and tick Sent alone.",
        picture: { kind: "ticks", items: ["Include all messages", "Inbox", "Sent", "Drafts"], ticked: [2] },
      },
      {
        text: "Create the export. A link comes by mail; drop the ZIP here as it is.",
        picture: { kind: "files", items: ["Takeout.zip"], chosen: 0 },
      },
    ],
    note: "With Inbox ticked as well, the report can also say how fast you answer and who has the last word.",
  },
  {
    program: "Apple Mail",
    steps: [
      {
        text: "Select the mailbox Sent in the sidebar.",
        picture: { kind: "list", items: ["Inbox", "Drafts", "Sent", "Junk"], chosen: 2 },
      },
      {
        text: "In the menu Mailbox choose “Export Mailbox…” and a place for it.",
        picture: { kind: "menu", title: "Mailbox", items: ["New Mailbox…", "Export Mailbox…", "Rebuild"], chosen: 1 },
      },
      {
        text: "Drop the folder Sent.mbox here, or choose it as a whole folder.",
        picture: { kind: "files", items: ["Sent.mbox", "   mbox", "   table_of_contents"], chosen: 0 },
      },
    ],
    note: "A folder of .emlx files from the Mail library works, too.",
  },
  {
    program: "Thunderbird",
    steps: [
      {
        text: "In the menu Help choose “Troubleshooting Information”.",
        picture: {
          kind: "menu",
          title: "Help",
          items: ["Get Help", "Troubleshooting Information", "About"],
          chosen: 1,
        },
      },
      {
        text: "At “Profile Folder” press “Open”.",
        picture: { kind: "dialog", title: "Profile Folder", button: "Open" },
      },
      {
        text: "Under ImapMail or Mail open your account, and drop the file Sent here.",
        picture: { kind: "files", items: ["INBOX", "INBOX.msf", "Sent", "Sent.msf"], chosen: 2 },
      },
    ],
    note: "The account’s whole folder works, too; index files are passed over.",
  },
  {
    program: "Outlook for Mac",
    steps: [
      {
        text: "In the menu Tools choose “Export…”. In the new Outlook, first choose “Legacy Outlook” in the menu Help.",
        picture: { kind: "menu", title: "Tools", items: ["Rules…", "Import…", "Export…"], chosen: 2 },
      },
      {
        text: "Tick Mail alone, and press “Continue”.",
        picture: { kind: "ticks", items: ["Mail", "Contacts", "Calendar", "Notes"], ticked: [0] },
      },
      {
        text: "Drop the archive with the ending .olm here.",
        picture: { kind: "files", items: ["Outlook for Mac Archive.olm"], chosen: 0 },
      },
    ],
    note: "The archive stays in this browser like any other file.",
  },
  {
    program: "Outlook for Windows",
    steps: [
      {
        text: "Open Sent Items, and select all mails with Ctrl and A.",
        picture: { kind: "list", items: ["Inbox", "Drafts", "Sent Items", "Archive"], chosen: 2 },
      },
      {
        text: "Drag them into an empty folder on the desktop.",
        picture: { kind: "drag", from: "Sent Items", to: "my sent mail" },
      },
      {
        text: "Drop the folder with its .eml files here.",
        picture: { kind: "files", items: ["Plan.eml", "Re Offer.eml", "Re Plan.eml"], chosen: -1 },
      },
    ],
    note: "The new Outlook saves .eml. The classic one saves .msg or .pst, which cannot be read here; paste some mails instead.",
  },
];
