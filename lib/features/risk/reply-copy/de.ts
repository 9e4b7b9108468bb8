import type { RiskCopy } from "./types";

export const DE: RiskCopy = {
  note: ({ inline }) =>
    "Manches, was Sie geschrieben haben, klingt, als könnten Sie oder jemand anders in Gefahr sein. Wenn das so ist, bleiben " +
    `Sie damit bitte nicht allein. Sie können anrufen: ${inline}. Ihr Text ist gespeichert, wie er ist; Sie können es auch im Chat sagen.`,
  beside:
    "Eine Frage nebenbei: Wie geht es Ihnen selbst mit alldem? Wenn etwas davon schwerer wiegt als die Arbeit, für Sie oder für jemand anderen, sagen Sie es hier, dann geht das vor.",
  ask: [
    ({ inline }) =>
      `Manches, was Sie schreiben, macht mir Sorgen, und ich frage lieber nach, als zu raten: Denken Sie daran, sich das Leben zu nehmen? Antworten Sie, wie Sie möchten; was es auch ist, Sie können es hier sagen. Wenn Sie lieber gleich mit einem Menschen sprechen: ${inline}.`,
    ({ inline }) =>
      `Ich frage noch einmal, weil es jetzt mehr als einmal angeklungen ist: Denken Sie daran, sich umzubringen? Sie können hier Ja sagen, und Sie können Nein sagen. Wenn Sie lieber mit einem Menschen sprechen: ${inline}.`,
  ],
  crisis: [
    ({ crisis }) =>
      `Gut, dass Sie mir das sagen. Ich nehme es ernst, alles andere kann warten. Ich bin ein Programm und kann nicht bei Ihnen sein. Menschen können es, jetzt:\n\n${crisis}\n\nWenn etwas in Ihrer Nähe ist, womit Sie sich etwas antun könnten, gehen Sie bitte davon weg oder geben Sie es jemandem. Sie müssen nicht die richtigen Worte finden: „Ich habe Angst, mir etwas anzutun“ genügt. Ist jemand bei Ihnen?`,
    ({ crisis }) =>
      `Ich nehme es genauso ernst wie vorhin. Bitte sagen Sie es jetzt einem Menschen, nicht erst morgen. Rufen Sie an, oder schreiben Sie jemandem: „Mir geht es nicht gut, bitte komm.“\n\n${crisis}\n\nGibt es jemanden, der in der nächsten Stunde bei Ihnen sein könnte?`,
    ({ crisis }) =>
      `Das ist sehr viel, und ein Programm reicht dafür nicht. Bitte gehen Sie dorthin, wo andere Menschen sind, weg von allem, womit Sie sich etwas antun könnten, und rufen Sie von dort an.\n\n${crisis}\n\nTun Sie das, bevor Sie mir wieder schreiben?`,
  ],
  selfHarm: [
    ({ emergency, inline }) =>
      `Danke, dass Sie es mir sagen. Sie müssen sich dafür nicht schämen: Viele Menschen verletzen sich, um etwas auszuhalten, das zu viel ist. Wenn eine Wunde tief ist, weiter blutet oder sich entzündet, wenn Sie etwas geschluckt oder seit Tagen kaum gegessen haben, gehen Sie bitte heute noch zu einem Arzt, und rufen Sie **${emergency}** an, wenn es eilt. Wenn der Druck kommt, können Sie mit jemandem sprechen: ${inline}. Darf ich Sie direkt fragen: Denken Sie auch daran, sich das Leben zu nehmen?`,
    ({ inline }) =>
      `Ich höre, dass es weitergeht, und ich mache Ihnen keine Vorwürfe. Können Sie das, was Sie benutzen, wenigstens für heute Nacht weit weglegen und einem Menschen sagen, was Sie mir gesagt haben? Einer Ärztin zum Beispiel, oder hier: ${inline}. Denken Sie auch daran, sich das Leben zu nehmen?`,
  ],
  violence: [
    ({ violence }) =>
      `Es tut mir leid, dass Ihnen das geschieht. Niemand darf Ihnen das antun, und es ist nicht Ihre Schuld, was auch immer vorher war. Wenn Sie jetzt in Gefahr sind, gehen Sie zu anderen Menschen oder in einen Raum, aus dem Sie hinauskönnen, und rufen Sie an:\n\n${violence}\n\nDie Hilfetelefone hören auch einfach zu und planen mit Ihnen; Sie müssen dafür nichts entscheiden und nicht weggehen. Könnte dieser Mensch in dieses Gerät schauen? Dann nehmen Sie ein anderes, wenn Sie können, und löschen Sie dieses Gespräch. Sind Sie in diesem Moment sicher?`,
    ({ violence }) =>
      `Ich glaube Ihnen. Wenn Sie können, sagen Sie es heute einem Menschen außerhalb Ihrer Wohnung, und überlegen Sie, wo Sie heute Nacht schlafen könnten, wenn es sein müsste.\n\n${violence}\n\nWenn Sie je am Hals gepackt oder gewürgt wurden, lassen Sie sich bitte ärztlich untersuchen, auch wenn Sie nichts spüren. Sind Sie gerade sicher?`,
  ],
  otherPerson: [
    ({ crisis }) =>
      `Es ist richtig, dass Sie das ernst nehmen, und gut, dass Sie fragen. Wenn es jetzt geschehen könnte, rufen Sie zuerst Hilfe, und bleiben Sie bei der Person oder schicken Sie jemanden, der in der Nähe ist:\n\n${crisis}\n\nDort ist man auch für Menschen da, die sich um jemanden sorgen. Wenn Sie mit der Person sprechen: unter vier Augen, und fragen Sie offen: „Denkst du daran, dich umzubringen?“ oder „Tut dir jemand etwas an?“ Die Frage bringt niemanden erst auf die Idee. Hören Sie zu, widersprechen Sie nicht, und versprechen Sie nicht, es für sich zu behalten. Wenn es um Suizid geht, bringen Sie Gefährliches außer Reichweite, solange das für Sie sicher ist. Wissen Sie, wo die Person gerade ist?`,
    ({ crisis }) =>
      `Bleiben Sie mit der Person in Kontakt, oder bitten Sie jemanden, hinzugehen. Wenn Sie sie nicht erreichen und das Schlimmste befürchten, bitten Sie den Notruf, nachzusehen; das ist nicht übertrieben.\n\n${crisis}\n\nAuch Sie müssen das nicht allein tragen. Was können Sie in den nächsten zehn Minuten tun?`,
  ],
  child: [
    ({ child }) =>
      `Ein Kind geht vor, bleiben wir dabei. Wenn ein Kind jetzt verletzt oder in Gefahr ist, rufen Sie an:\n\n${child}\n\nSie müssen sich nicht sicher sein, um anzurufen. Wenn eine Nummer für Kinder gedacht ist, fragen Sie dort, wer Erwachsene berät. Ein Baby, das geschüttelt wurde, braucht sofort einen Arzt, auch wenn es wieder munter wirkt. Einem älteren Kind können Sie sagen: „Ich glaube dir, du bist nicht schuld, ich hole Hilfe.“ Fragen Sie nicht nach Einzelheiten, und stellen Sie die andere Person nicht zuerst zur Rede. Wenn Sie selbst nicht mehr können: Legen Sie das Kind an einen sicheren Ort, gehen Sie aus dem Zimmer und rufen Sie an. Ist das Kind in diesem Moment sicher?`,
    ({ child }) =>
      `Bitte sprechen Sie heute noch mit einer Fachperson darüber; um anzurufen, genügt eine Sorge.\n\n${child}\n\nIst gerade jemand bei dem Kind, bei dem es sicher ist?`,
  ],
  past: [
    ({ inline }) =>
      `Danke, dass Sie mir das anvertrauen. Sie haben viel durchgestanden, und Sie bestimmen, wie viel davon jemand erfährt. Wenn es wiederkommt, kann ein Arzt helfen, oder ein Anruf: ${inline}. Bevor wir weitergehen: Liegt es jetzt hinter Ihnen?`,
    () => `Ich höre zu. Fühlt es sich beim Erzählen wie Vergangenheit an?`,
  ],
  harmToOthers: [
    ({ crisis }) =>
      `Was Sie schreiben, macht mir Sorgen, dass jemand verletzt wird; alles andere kann warten. Bitte halten Sie Abstand zu diesem Menschen und zu allem, was Sie benutzen könnten. Wenn Sie merken, dass Sie es tun könnten, rufen Sie jetzt an und sagen Sie genau das:\n\n${crisis}\n\nIst jemand in der Nähe, der Ihnen durch die nächste Stunde hilft?`,
  ],
  emergency: [
    ({ emergency }) =>
      `Das kann ein medizinischer Notfall sein. Bitte rufen Sie jetzt **${emergency}** an, bevor Sie weiterschreiben: Sagen Sie, wo Sie sind und was geschieht, schließen Sie die Tür auf, und fahren Sie nicht selbst. Wenn jemand in der Nähe ist, rufen Sie diese Person zu sich. Rufen Sie an?`,
  ],
  careAfterAsk: [
    () =>
      `Darauf kommen wir zurück. Zuerst meine Frage, ich frage lieber einmal zu viel: Denken Sie daran, sich das Leben zu nehmen? Ein einfaches Nein ist in Ordnung.`,
    ({ inline }) =>
      `Ich will Sie nicht drängen, aber auch nicht darüber hinweggehen. Wenn etwas davon stimmt, rufen Sie bitte an: ${inline}. War es so gemeint?`,
  ],
  careAfterCrisis: [
    ({ inline }) =>
      `Ich höre Sie, und das kann ein wenig warten. Ich kann nicht weitermachen, als hätten Sie das nicht geschrieben. Bitte rufen Sie jetzt an: ${inline}. Haben Sie jemanden erreicht?`,
    ({ inline }) =>
      `Über anderes spreche ich gern, sobald ich weiß, dass Sie damit nicht allein sind. Bitte rufen Sie jemanden an, dem Sie vertrauen, oder hier: ${inline}. Ist jetzt jemand bei Ihnen?`,
  ],
  careAfterOther: [
    () =>
      `Dazu komme ich gleich. Was Sie mir vorhin gesagt haben, beschäftigt mich noch: Sind im Moment alle in Sicherheit?`,
    ({ inline }) =>
      `Damit können wir weitermachen. Für das, was Sie mir vorhin gesagt haben, können Sie immer anrufen: ${inline}. Sind für heute alle in Sicherheit?`,
  ],
  clearedNo: [
    ({ inline }) =>
      `Danke für die klare Antwort. Sollte es sich ändern, sagen Sie es hier genauso klar, oder rufen Sie an: ${inline}. Womit möchten Sie weitermachen?`,
    () => `Gut zu wissen, und danke, dass Sie mir die Frage nicht übelnehmen. Was ist Ihnen jetzt am wichtigsten?`,
  ],
  clearedHelp: [
    ({ inline }) =>
      `Das ist gut zu hören. Was Sie geschrieben haben, zählt auch morgen noch: Bitte sprechen Sie darüber mit jemandem, der dranbleiben kann, etwa einer Ärztin, oder hier: ${inline}. Möchten Sie noch dabei bleiben, oder kann ich bei etwas Kleinem helfen?`,
  ],
  buttons: {
    ask: ["Ja", "Nein, so war das nicht gemeint"],
    misread: ["Das ist ein Missverständnis, niemand ist in Gefahr"],
  },
  letGo: ({ inline }) =>
    `Gut, ich dränge nicht weiter. Sie können hier jederzeit mit einem Wort darauf zurückkommen oder anrufen: ${inline}. Machen wir weiter mit dem, was Sie mitgebracht haben.`,
  misread:
    "Das habe ich falsch gelesen, es tut mir leid. Sollte es einmal anders sein, sagen Sie es hier in klaren Worten.",
  otherLanguage:
    "Ich verstehe Englisch, Deutsch, Französisch und Spanisch. Wenn es geht, schreiben Sie mir in einer dieser Sprachen: Ist jemand bei Ihnen?",
  minor: ({ child }) => `Für alle unter achtzehn gibt es Menschen, die eigens für sie da sind:\n\n${child}`,
  guessedCountry: (name) => `Diese Nummern gelten für: ${name}. Wenn Sie anderswo sind, sagen Sie mir bitte das Land.`,
  list: {
    emergency: (number) => `**${number}**, wenn jetzt jemand in Gefahr ist`,
    policeAndAmbulance: (police, ambulance) =>
      `**${police}** (Polizei) oder **${ambulance}** (Rettungsdienst), wenn jetzt jemand in Gefahr ist`,
    unknownCountry: (most, northAmerica) => `${most} (Nordamerika: ${northAmerica}) oder die örtliche Notrufnummer`,
    or: "oder",
    directory: (site) => `in anderen Ländern: ${site}`,
    silentCall: {
      press: (key) => `wenn Sie nicht sprechen können: anrufen und **${key}** drücken, sobald Sie darum gebeten werden`,
      text: (number) => `wenn Sie nicht sprechen können: eine SMS an **${number}** schicken`,
      other:
        "wenn Sie nicht sprechen können: trotzdem anrufen, nicht auflegen und klopfen oder husten, wenn man Sie etwas fragt",
    },
  },
};
