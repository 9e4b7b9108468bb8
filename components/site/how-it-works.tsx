import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
import { ReportExcerpt } from "./report-excerpt";

const STEPS = [
  {
    title: "Start with what you choose",
    text: "Answer 24 statements about yourself, or give the address of your LinkedIn profile. One of them is enough.",
    time: "1 to 3 minutes",
  },
  {
    title: "Go deeper, if you choose",
    text: `Connect ${PRODUCT.mailboxProvider}, open a mailbox file in your browser, or enter HEXACO scores that you have. Each source is asked for on its own, and each can be left out.`,
    time: "2 minutes",
  },
  {
    title: "Read your report",
    text: "Your operating mode, a hidden tension, a way to reframe it, and six traits with the uncertainty that belongs to each.",
    time: "30–45 seconds to prepare",
  },
  {
    title: "Think it through",
    text: `Your ${PRODUCT.personaName} takes the tone and the role that suit you, and every conversation is kept until you delete it.`,
    time: "As long as you like",
  },
];

export function HowItWorks() {
  return (
    <section id="how-it-works" aria-labelledby="how-title" className="how">
      <div className="container-page">
        <header>
          <h2 id="how-title">Four steps, at your pace</h2>
          <p className="lede">You can stop after any of them and keep what you have.</p>
          <ReportExcerpt />
          <p className="whole">
            <a href={paths.sampleReport} className="text-link">
              Read a whole sample report
            </a>
          </p>
        </header>
        <ol>
          {STEPS.map(({ title, text, time }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="small">{time}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
