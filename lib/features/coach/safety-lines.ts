// Verify the numbers for each locale before promising more than these; the local emergency number always comes first.
const LINES =
  "Your local emergency number comes first (112 everywhere in the EU). To talk to a person at any hour: 988 in the US and Canada, by call or text; Samaritans on 116 123 in the UK and Ireland.";

/** Danger to the person's own life. Later entries are for signs that come again. */
export const SELF_HARM_REPLIES = [
  `I'm stopping the coaching here, because what you wrote makes me think you may be considering ending your life. Nothing else we could talk about matters as much. I'm a program and cannot keep you safe, but people can, now. ${LINES} If there is something close by that you could use, please put distance between you and it, and let one person know that you should not be alone. Are you safe at this moment?`,
  `I take that as seriously as before, and I'm leaving everything else aside. Please let a person in on this today, not tomorrow. ${LINES} You don't have to find good words; “I'm not safe” is enough. Who could be with you within the hour?`,
  `I hear how heavy this is, and I'm not the right place for it alone. A human voice is. ${LINES} If you are near anything you might use, go where other people are first. Will you call one of these before you write to me again?`,
];

/** A question about means after something hard. */
export const MEANS_AFTER_DISTRESS = `I won't answer that question. What happened to you and that question, next to each other, make me worried that you may be thinking of ending your life, and I'd rather ask too early than too late. I'm stopping the coaching for this. ${LINES} If any part of it is true, please call now, or let somebody near you know that you shouldn't be alone. Are you thinking of killing yourself?`;

/** A question about means without anything before it. */
export const MEANS_ALONE = `Before anything else I want to check on you, because people sometimes ask this when they are thinking of ending their life. I won't answer it, and I'm setting the coaching aside for a moment. If there is any truth in that: ${LINES} If it is about something else entirely, just say so. Are you thinking of harming yourself?`;

/** Words that leave it unsaid. */
export const OBLIQUE_REPLY = `I'm setting the coaching aside for a moment, because what you wrote can mean that you are thinking of not being alive, and I'd rather ask too early than too late. ${LINES} If you meant something else, just say so and we go on. Are you thinking of ending your life?`;

/** The person has said yes. */
export const CONFIRMED = `Thank you for telling me; that was not easy to write. Please do one thing before you answer: call, and say exactly what you said to me. ${LINES} If calling feels impossible, send one person four words: “I'm not safe, come.” I'm a program and cannot call anybody for you. Who is the nearest person you can reach in the next five minutes?`;

/** The person is safe at this moment, after having said that they do not want to live. */
export const SAFE_FOR_NOW = `I'm glad that you are safe in this moment. What you wrote still counts, and it shouldn't stay between you and a program: a doctor, one of those lines, or somebody you trust can carry it with you. Who will you tell today?`;

/** The person has said no. */
export const CLEARED = [
  "Thank you for answering plainly; I'd rather ask once too often. If it ever changes, those numbers answer at any hour, and so does anybody you trust. What would you like to turn to now?",
  "Good to know, and thank you for not minding the question. The lines I named stay open to you whatever happens. Where would you like to go on?",
];

/** Neither yes nor no. */
export const UNCLEAR = `I'd like to be sure before we go on to anything else. ${LINES} You don't owe me the story, only a yes or a no. Are you safe tonight?`;

/** Despair that may mean the job and may mean life. */
export const DESPAIR_REPLIES = [
  (phrase: string) =>
    `“${phrase}” is a sentence I don't want to pass over. It can mean a job that has to change, and it can mean more than that. If it is more, please don't carry it alone. ${LINES} Is it the work that has to stop, or are there moments when you'd rather not be alive?`,
  (phrase: string) =>
    `You wrote “${phrase}”, so let me ask before we plan anything. If it is about staying alive, a person should hear it today. ${LINES} When you say it, do you mean this situation, or life itself?`,
];

export const OTHER_AT_RISK_REPLIES = [
  `This comes before anything about work: somebody's life may be in danger. If it could be soon, call your local emergency number now (112 everywhere in the EU) and don't leave them alone. Crisis lines also help people who are worried about someone: 988 in the US and Canada, Samaritans on 116 123 in the UK and Ireland. You don't have to judge how serious it is; asking them plainly whether they think of killing themselves does not make it worse. Are they with somebody right now?`,
  `I'm staying with their safety first. Please pass it on to a person who can act: the local emergency number (112 in the EU), 988 in the US and Canada, Samaritans on 116 123 in the UK and Ireland, or at work the person responsible for health and safety. Keeping this secret is not yours to carry. Who can you tell in the next ten minutes?`,
];

/** Somebody else speaks of hurting people. */
export const THREAT_REPLIES = [
  `This comes before any coaching: somebody speaks of hurting people, and that is for those who can act at once. Call your local emergency number now (112 everywhere in the EU), tell security or whoever runs the building, and keep away from that person; don't confront them yourself. Write down the exact words, when and where. If it weighs on you tonight: 988 in the US and Canada, Samaritans on 116 123 in the UK and Ireland. Are you and the others somewhere safe right now?`,
  `I'm staying with this until somebody who can act knows it: the local emergency number (112 in the EU), security, HR. You don't have to judge whether it was meant. Who have you told so far?`,
];

export const VIOLENCE_REPLIES = [
  `I'm stopping the coaching here. You wrote about hurting somebody, and I take that at its word, even if it was only anger speaking. If there is any chance that you would act on it, put distance between you and them first and call your local emergency number (112 everywhere in the EU). To talk it down with a person: 988 in the US and Canada, Samaritans on 116 123 in the UK and Ireland. I won't help with harming anybody. Is anyone in danger right now?`,
  `I'm leaving work aside until this is clear. Being this angry is allowed; acting on it would cost them and you more than anything they did. Please get out of reach of them and speak to a person: your local emergency number, 988 in the US and Canada, Samaritans on 116 123 in the UK and Ireland. Are you somewhere you can cool off alone?`,
];

export const ABUSE_REPLIES = [
  `I'm putting the coaching aside, because what you describe is violence, and it is not something you have to manage better. You did not cause it. If you are in danger now or may be tonight, call your local emergency number (112 everywhere in the EU); a domestic-abuse line in your country can plan the next steps with you, and 988 (US and Canada) or Samaritans 116 123 (UK and Ireland) will listen at any hour. Write to me only from a device that nobody else reads. Are you safe where you are?`,
  `Your safety still comes first here, before any plan about work. Someone trained for exactly this can help you think it through: your local emergency number if it is urgent (112 in the EU), a domestic-abuse line, a doctor, or at work HR and the police. You decide the pace. Who is one person you could tell in full today?`,
];

export const MEDICAL_EMERGENCY_REPLY = `Please stop here and treat this as a medical emergency: call your local emergency number now (112 everywhere in the EU), even if you hope it is only stress. I'm a program and cannot judge symptoms. Don't drive yourself, and tell somebody nearby. Is anyone with you?`;

/** A sign in another language: said in it, with the numbers. */
export const FOREIGN_SELF_HARM_REPLIES: Record<string, string> = {
  es: "Dejo aquí el coaching, porque lo que escribes me hace pensar que quizá estás pensando en quitarte la vida. Soy un programa y no puedo protegerte, pero hay personas que sí. Llama primero al número de emergencias de tu país (112 en la UE; 988 en EE. UU. y Canadá) o pide a alguien cercano que se quede contigo. ¿Estás a salvo en este momento?",
  fr: "J'arrête le coaching ici, car ce que vous écrivez me fait penser que vous songez peut-être à mettre fin à vos jours. Je suis un programme et je ne peux pas vous protéger, mais des personnes le peuvent. Appelez d'abord le numéro d'urgence de votre pays (112 dans l'UE ; 988 au Canada et aux États-Unis) ou demandez à un proche de rester avec vous. Êtes-vous en sécurité en ce moment ?",
  de: "Ich unterbreche das Coaching hier, denn was Sie schreiben, lässt mich denken, dass Sie vielleicht daran denken, sich das Leben zu nehmen. Ich bin ein Programm und kann Sie nicht schützen, aber Menschen können es. Rufen Sie zuerst den Notruf Ihres Landes (112 in der EU) oder bitten Sie jemanden in Ihrer Nähe, bei Ihnen zu bleiben. Sind Sie in diesem Moment in Sicherheit?",
  pt: "Paro o coaching aqui, porque o que você escreveu me faz pensar que talvez esteja pensando em tirar a própria vida. Sou um programa e não posso proteger você, mas pessoas podem. Ligue primeiro para o número de emergência do seu país (112 na UE; 988 nos EUA e no Canadá) ou peça a alguém próximo que fique com você. Você está em segurança neste momento?",
  it: "Interrompo qui il coaching, perché quello che scrivi mi fa pensare che forse stai pensando di toglierti la vita. Sono un programma e non posso proteggerti, ma le persone possono. Chiama prima il numero di emergenza del tuo paese (112 nell'UE) o chiedi a qualcuno vicino di restare con te. Sei al sicuro in questo momento?",
  nl: "Ik stop hier met coachen, want wat je schrijft doet me denken dat je misschien overweegt een einde aan je leven te maken. Ik ben een programma en kan je niet beschermen, maar mensen wel. Bel eerst het alarmnummer van je land (112 in de EU) of vraag iemand in je buurt om bij je te blijven. Ben je op dit moment veilig?",
};

/** What a configured model is told for one reply when a sensitive matter comes up. */
export const CAUTIONS = {
  despair:
    "the person used words that can mean despair. Ask plainly, before anything else, whether it is about the work or about staying alive, and name the local emergency number, 988 (US, Canada) and Samaritans 116 123 (UK, Ireland).",
  misconduct:
    "this touches misconduct, discrimination or law. Listen, suggest at most private dated notes, point to HR, an ombudsperson, a lawyer or the regulator, and make no legal judgement.",
  medical: "this touches health. Do not diagnose or speak about medication; point to a doctor.",
  thirdParty:
    "the person wants somebody else judged or diagnosed. Decline in one clause and work with what that person did and how it landed.",
  manipulation:
    "the person plans to work on somebody behind their back. Decline once, respectfully, and look for the direct way.",
  ethics: "the person proposes something unfair or dishonest. Say so once, respectfully, with the reason, then ask.",
} as const;

export type Caution = keyof typeof CAUTIONS;
