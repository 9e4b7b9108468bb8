import type { RiskCopy } from "./types";

export const DE: RiskCopy = {
  note: ({ inline }) =>
    "Was Sie geschrieben haben, könnte heißen, dass jemand in Gefahr ist oder geraten könnte. Es ist so gespeichert, wie " +
    `Sie es geschrieben haben. Wenn es so ist, bleiben Sie damit bitte nicht allein: ${inline} ist jederzeit da. Sie können es auch im Chat sagen.`,
  ask: [
    ({ inline }) =>
      `Manches von dem, was Sie schreiben, klingt, als wäre das Leben selbst gerade schwer. Ich frage lieber, als zu raten: Denken Sie daran, sich das Leben zu nehmen? Sie können antworten, wie Sie wollen; hier erschreckt das niemanden. Wenn es zu schwer wird, um zu warten: ${inline}, zu jeder Stunde.`,
    ({ inline }) =>
      `Ich bleibe dabei, weil es jetzt mehr als einmal anklang. Haben Sie Gedanken, nicht mehr leben zu wollen oder sich umzubringen? Ein Ja ist hier in Ordnung, ein Nein auch. Ein Mensch zum Reden: ${inline}.`,
  ],
  crisis: [
    ({ crisis }) =>
      `Gut, dass Sie das hier geschrieben haben. Ich nehme es ernst, alles andere kann warten. Ich bin ein Programm und kann nicht bei Ihnen sein. Menschen können es, jetzt:\n\n${crisis}\n\nWenn etwas in Ihrer Nähe ist, womit Sie sich etwas antun könnten, gehen Sie bitte weg davon oder geben Sie es jemandem. Sie brauchen keine guten Worte: „Ich bin nicht sicher vor mir“ genügt. Ist jemand bei Ihnen?`,
    ({ crisis }) =>
      `Ich bin noch da und nehme es genauso ernst wie vorhin. Bitte lassen Sie jetzt einen Menschen davon wissen, nicht erst morgen. Rufen Sie an, oder schreiben Sie jemandem: „Mir geht es nicht gut, komm bitte.“\n\n${crisis}\n\nWer könnte in der nächsten Stunde bei Ihnen sein?`,
    ({ crisis }) =>
      `Das ist schwer, und Sie sollten es nicht allein mit einem Programm tragen. Gehen Sie dorthin, wo andere Menschen sind, und rufen Sie von dort an.\n\n${crisis}\n\nTun Sie das, bevor Sie mir wieder schreiben?`,
  ],
  selfHarm: [
    ({ emergency, inline }) =>
      `Danke, dass Sie es mir sagen. Schämen müssen Sie sich dafür nicht: Viele Menschen verletzen sich, um etwas auszuhalten, das zu viel ist. Ist eine Wunde tief, blutet weiter oder ist entzündet, oder haben Sie seit Tagen kaum gegessen, dann bitte heute noch zu einem Arzt (${emergency}, wenn es eilt). Für die Momente, in denen der Druck kommt, ist ${inline} zu jeder Stunde da, auch dafür. Darf ich fragen: Geht es ums Aushalten, oder denken Sie auch daran, nicht mehr zu leben?`,
    ({ inline }) =>
      `Ich höre, dass es weitergeht, und ich halte Ihnen keine Predigt. Können Sie das, was Sie benutzen, heute Nacht weit weglegen und einem Menschen sagen, was Sie mir gesagt haben? Eine Ärztin wäre gut, ${inline} auch. Gibt es dabei auch Gedanken, nicht mehr leben zu wollen?`,
  ],
  violence: [
    ({ violence }) =>
      `Es tut mir leid, dass Ihnen das geschieht. Niemand darf das mit Ihnen machen, und es ist nicht Ihre Schuld, was auch immer vorher war. Wenn Sie jetzt in Gefahr sind, gehen Sie zu anderen Menschen oder in einen Raum mit Ausgang und rufen Sie an:\n\n${violence}\n\nDort hilft man auch leise, mit einem Plan für später; entscheiden müssen Sie nichts. Wenn jemand dieses Gerät ansieht, löschen Sie das Gespräch danach. Sind Sie in diesem Moment sicher?`,
    ({ violence }) =>
      `Ich glaube Ihnen. Bitte sagen Sie es heute einem Menschen außerhalb Ihrer Wohnung, und überlegen Sie, wo Sie heute Nacht schlafen könnten, wenn Sie müssten.\n\n${violence}\n\nWenn Sie je am Hals gepackt wurden, lassen Sie das ärztlich ansehen, auch wenn es sich gut anfühlt. Sind Sie gerade sicher?`,
  ],
  otherPerson: [
    ({ crisis }) =>
      `Gut, dass Sie es ernst nehmen und fragen. Wenn es jetzt sein könnte: zuerst Hilfe rufen und die Person nicht allein lassen, oder jemanden schicken, der in der Nähe ist:\n\n${crisis}\n\nDort hilft man auch denen, die sich um jemanden sorgen. Wenn Sie mit der Person reden: unter vier Augen, und fragen Sie offen: „Denkst du daran, dich umzubringen?“ oder „Tut dir jemand weh?“ Die Frage bringt niemanden auf die Idee. Hören Sie zu, widersprechen Sie nicht, bringen Sie Gefährliches außer Reichweite und versprechen Sie nicht, zu schweigen. Wissen Sie, wo die Person gerade ist?`,
    ({ crisis }) =>
      `Bleiben Sie in Verbindung, oder lassen Sie jemanden hingehen. Wenn Sie niemanden erreichen und das Schlimmste fürchten, lassen Sie den Notruf nachsehen; das ist nicht übertrieben.\n\n${crisis}\n\nAuch Sie müssen das nicht allein tragen. Was können Sie in den nächsten zehn Minuten tun?`,
  ],
  child: [
    ({ child }) =>
      `Ein Kind geht allem vor, bleiben wir dabei. Ist ein Kind jetzt verletzt oder in Gefahr, rufen Sie an:\n\n${child}\n\nDort berät man auch Erwachsene, ohne Namen. Ein Baby, das geschüttelt wurde, braucht jetzt einen Arzt, auch wenn es wieder munter wirkt. Bei einem größeren Kind: „Ich glaube dir, du bist nicht schuld, ich hole Hilfe“, nicht nach Einzelheiten ausfragen, und die andere Person nicht zuerst zur Rede stellen. Wenn Sie selbst am Ende Ihrer Kraft sind: das Kind sicher ablegen, aus dem Zimmer gehen, anrufen. Ist das Kind in diesem Moment sicher?`,
    ({ child }) =>
      `Bitte lassen Sie heute noch eine Fachperson darauf sehen; sicher sein müssen Sie dafür nicht.\n\n${child}\n\nWer ist gerade bei dem Kind?`,
  ],
  past: [
    ({ inline }) =>
      `Danke, dass Sie mir das anvertrauen. Das ist viel, was hinter Ihnen liegt, und Sie bestimmen, wie viel davon jemand hört. Bevor wir weitergehen: Liegt es wirklich zurück, oder kommt in diesen Tagen etwas davon wieder? Falls ja, ist ${inline} da, und Ärzte, die das gut kennen.`,
    () => `Ich höre zu. Fühlt es sich beim Erzählen wie Vergangenheit an, oder ist etwas davon heute da?`,
  ],
  harmToOthers: [
    ({ crisis }) =>
      `Was Sie schreiben, lässt mich fürchten, dass jemand verletzt wird. Dafür lasse ich alles andere liegen. Bitte bringen Sie Abstand zwischen sich und diesen Menschen, und zwischen sich und alles, was Sie benutzen könnten. Wenn Sie merken, dass Sie es tun könnten, rufen Sie jetzt an und sagen Sie genau das:\n\n${crisis}\n\nIst jemand in der Nähe, der Ihnen durch die nächste Stunde hilft?`,
  ],
  emergency: [
    ({ emergency }) =>
      `Das kann ein medizinischer Notfall sein. Bitte rufen Sie jetzt ${emergency}, bevor Sie weiterschreiben: sagen Sie, wo Sie sind und was Sie spüren, schließen Sie die Tür auf, fahren Sie nicht selbst. Ist jemand in der Nähe, holen Sie ihn zu sich. Rufen Sie an?`,
  ],
  careAfterAsk: [
    () =>
      `Darauf kommen wir zurück. Zuerst meine Frage, ich frage lieber einmal zu viel: Denken Sie daran, sich das Leben zu nehmen, oder war es anders gemeint? Ein einfaches Nein ist in Ordnung.`,
    ({ inline }) =>
      `Ich will Sie nicht drängen, aber auch nicht daran vorbeigehen. Wenn etwas davon stimmt, ist ${inline} heute Nacht da. War es so gemeint?`,
  ],
  careAfterCrisis: [
    ({ inline }) =>
      `Ich höre Sie, und das kann ein wenig warten. Ich kann nicht weitermachen, als hätten Sie das nicht geschrieben. Haben Sie jemanden erreicht? Unter ${inline} ist jetzt jemand da; oder sagen Sie mir, wer Ihnen am nächsten ist.`,
    ({ inline }) =>
      `Über anderes rede ich gern, sobald ich weiß, dass Sie damit nicht allein sind. Bitte rufen Sie an: ${inline}, oder jemanden, dem Sie vertrauen. Ist jetzt jemand bei Ihnen?`,
  ],
  careAfterOther: [
    () =>
      `Dazu komme ich gleich. Was Sie mir vorhin gesagt haben, beschäftigt mich noch: Wie ist es jetzt, sind alle sicher?`,
    ({ inline }) =>
      `Damit können wir weitermachen. Nur zur Erinnerung: ${inline} bleibt für das andere da. Sind für heute alle sicher?`,
  ],
  clearedNo: [
    ({ inline }) =>
      `Danke für die klare Antwort; ich frage lieber einmal zu viel. Sollte es sich ändern: ${inline}, und Sie können es hier genauso klar sagen. Womit möchten Sie weitermachen?`,
    () => `Gut zu wissen, und danke, dass Sie mir die Frage nicht übelnehmen. Was ist Ihnen jetzt am wichtigsten?`,
  ],
  clearedHelp: [
    ({ inline }) =>
      `Ich bin erleichtert, und das hat Mut gekostet. Was Sie geschrieben haben, gilt auch morgen noch: Eine Ärztin oder ${inline} kann es mit Ihnen weitertragen. Möchten Sie noch dabei bleiben, oder kann ich bei etwas Kleinem helfen?`,
  ],
  letGo: ({ inline }) =>
    `Gut, ich dränge nicht weiter. ${inline} bleibt zu jeder Stunde da, und hier genügt ein Wort, um darauf zurückzukommen. Machen wir weiter mit dem, was Sie mitgebracht haben.`,
  otherLanguage:
    "Ich verstehe Englisch, Deutsch, Französisch und Spanisch. Wenn es geht, schreiben Sie mir in einer davon: Ist jemand bei Ihnen?",
  minor: ({ child }) => `Wenn du noch nicht achtzehn bist, gibt es Menschen eigens für dich:\n\n${child}`,
  country: (name) => `Diese Nummern gelten für: ${name}. Wenn Sie anderswo sind, sagen Sie mir das Land.`,
  list: {
    emergency: (number) => `**${number}**, wenn jetzt jemand in Gefahr ist`,
    or: "oder",
    directory: (site) => `überall sonst: ${site}`,
  },
};
