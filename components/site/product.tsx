import { Icon, type IconName } from "@/components/ui/icon";
import { PRODUCT } from "@/lib/shared/product";

const INSIGHTS: { title: string; text: string; icon: IconName }[] = [
  {
    title: "How your leadership is read",
    text: "What your words, your timing and your silences tell the people around you, set beside what you meant.",
    icon: "eye-off",
  },
  {
    title: "What today is really about",
    text: "Not everything that is due: the two or three things that only you can move, and the one you are avoiding.",
    icon: "list-checks",
  },
  {
    title: "Where a message missed",
    text: "The sentence that was heard as a verdict, why it was, and a version that asks instead.",
    icon: "message-square-quote",
  },
];

const SOURCES: [label: string, icon: IconName][] = [
  ["Email", "mail"],
  ["Calendar", "calendar-days"],
  ["Chat", "messages-square"],
  ["Docs", "file-text"],
  ["Projects", "folder-kanban"],
];

const PROMISES = [
  {
    title: "Private",
    text: "What is learned about you is for you: no advertising, no view for your employer, and one place to export or delete all of it.",
  },
  {
    title: "Transparent",
    text: "Every insight says what it rests on and how sure it is. A guess is called a guess.",
  },
  {
    title: "Collaborative",
    text: "You can disagree. An insight you dispute is marked so, and your coach stops building on it.",
  },
];

export function Product() {
  return (
    <section id="product" aria-labelledby="product-title" className="product">
      <div className="container-page">
        <header>
          <h2 id="product-title">You know what you meant. Others know what they saw.</h2>
          <p className="lede">
            {PRODUCT.name} is a private coach for working professionals. It learns how you think, then surfaces the
            distance between the two: early enough to do something about it, and plainly enough to know what.
          </p>
        </header>
        <ul className="thirds insights">
          {INSIGHTS.map(({ title, text, icon }) => (
            <li key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className="reach">
          <p>
            <b>83%</b> of early users saw insights they had not seen themselves.
          </p>
          <div>
            <p>It works in the background across email, calendar, chat, docs and projects.</p>
            <ul aria-hidden="true">
              {SOURCES.map(([label, icon]) => (
                <li key={label}>
                  <Icon name={icon} />
                  {label}
                </li>
              ))}
            </ul>
            <p className="small">
              In the alpha it starts with what you give it: 24 answers, a profile or a mailbox file.{" "}
              {PRODUCT.mailboxProvider} is read only when you connect it, and only the mail you sent.
            </p>
          </div>
        </div>
        <ul className="thirds">
          {PROMISES.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
