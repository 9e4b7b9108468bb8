import { Icon } from "@/components/ui/icon";
import { BackgroundMark } from "@/components/layout/mark";

function Confidence({ percent, note }: { percent: number; note: string }) {
  return (
    <p className="confidence">
      <meter max={100} value={percent} aria-hidden="true" />
      <span>
        <b>{percent}%</b> confidence, {note}
      </span>
    </p>
  );
}

export function DemoCards() {
  return (
    <figure className="demo" aria-labelledby="demo-caption">
      <BackgroundMark />
      <figcaption id="demo-caption">A demonstration with sample content</figcaption>
      <article>
        <p className="demo-kicker">
          <Icon name="eye-off" />A blind spot
          <span>Identified 3 days ago</span>
        </p>
        <h2>You answer before the question is finished</h2>
        <p>In four of six reviews you proposed the solution first. Two colleagues then stopped adding to it.</p>
        <Confidence percent={97} note="from 6 meetings" />
      </article>
      <article>
        <p className="demo-kicker">
          <Icon name="list-checks" />
          Today’s priorities
        </p>
        <ol>
          <li>Decide on the second hire before noon</li>
          <li>Answer Maya, who has asked twice</li>
          <li>Leave the roadmap to Jonas</li>
        </ol>
        <Confidence percent={78} note="from your calendar and mail" />
      </article>
      <article>
        <p className="demo-kicker">
          <Icon name="message-square-quote" />A message that did not land
        </p>
        <p>“We should move to weekly releases” was read as a decision. Try: “What would break if we did?”</p>
        <Confidence percent={45} note="a guess worth asking about" />
      </article>
    </figure>
  );
}
