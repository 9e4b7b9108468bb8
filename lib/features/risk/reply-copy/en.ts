import type { RiskCopy } from "./types";

export const EN: RiskCopy = {
  note: ({ inline }) =>
    "Some of what you wrote sounds as if you, or somebody else, may be in danger. If that is so, please don't stay alone " +
    `with it. You can call ${inline}. What you wrote is saved as it is; you can also say it in the chat.`,
  beside:
    "One question besides: how are you yourself in all this? If something in it weighs more than the work, for you or for somebody else, say it here, and that comes first.",
  ask: [
    ({ inline }) =>
      `Some of what you wrote worries me, and I'd rather ask than guess: are you thinking about ending your life? Answer in any words you like; whatever it is, you can say it here. If you'd rather talk to a person now: ${inline}.`,
    ({ inline }) =>
      `I'm asking again because it has come up more than once. Are you thinking about killing yourself? You can say yes here, and you can say no. If you'd rather talk to a person: ${inline}.`,
  ],
  crisis: [
    ({ crisis }) =>
      `I'm glad you told me, and I take it seriously. Everything else can wait. I'm a program and can't be with you, but people can, now:\n\n${crisis}\n\nIf there is something near you that you could hurt yourself with, please move away from it or give it to someone. You don't need the right words: “I'm not safe” is enough. Is anybody with you?`,
    ({ crisis }) =>
      `I still take this as seriously as before. Please let one person know now, not tomorrow. Call, or send somebody four words: “I'm not safe, come.”\n\n${crisis}\n\nIs there somebody who could be with you within the hour?`,
    ({ crisis }) =>
      `This is a lot to carry, and a program isn't enough for it. Please go where other people are, away from anything you could hurt yourself with, and call from there.\n\n${crisis}\n\nWill you do that before you write to me again?`,
  ],
  selfHarm: [
    ({ emergency, inline }) =>
      `Thank you for telling me. You don't have to be ashamed of it: many people hurt themselves to get through something that is too much. If a wound is deep, keeps bleeding or looks infected, if you have swallowed something, or if you've hardly eaten for days, please see a doctor today, and call **${emergency}** if it's urgent. When the pressure comes, you can talk to somebody: ${inline}. May I ask you directly: are you also thinking about ending your life?`,
    ({ inline }) =>
      `I hear that it goes on, and I'm not going to tell you off. Could you put what you use somewhere hard to reach, just for tonight, and tell one person what you told me? A doctor is a good one, or call ${inline}. Are you also thinking about ending your life?`,
  ],
  violence: [
    ({ violence }) =>
      `I'm sorry this is happening to you. Nobody is allowed to do that to you, and it isn't your fault, whatever came before. If you're in danger now, go to other people or to a room with a way out, and call:\n\n${violence}\n\nThe helplines also listen and plan with you for later; you don't have to decide anything, or leave, to call. Could that person look into this device? Then use another one where you can, and delete this conversation. Are you safe at this moment?`,
    ({ violence }) =>
      `I believe you. If you can, tell one person outside your home about it today, and think about where you could sleep tonight if you had to.\n\n${violence}\n\nIf you were ever held by the throat, please see a doctor, even if it feels fine. Are you safe right now?`,
  ],
  otherPerson: [
    ({ crisis }) =>
      `You're right to take this seriously, and it's good that you ask. If it could happen now, call for help first, and stay with them or send someone who is near:\n\n${crisis}\n\nThese lines are also there for people who worry about someone. When you talk to them, do it in private and ask plainly: “Are you thinking of killing yourself?” or “Is somebody hurting you?” Asking doesn't put the idea into anyone's head. Listen, don't argue, and don't promise to keep it secret. If it is about suicide, put what could be used out of reach, as long as that is safe for you. Do you know where they are right now?`,
    ({ crisis }) =>
      `Stay in touch with them, or ask somebody to go there. If you can't reach them and fear the worst, ask the emergency service to check on them; that is no overreaction.\n\n${crisis}\n\nYou don't have to carry this alone either. What can you do in the next ten minutes?`,
  ],
  child: [
    ({ child }) =>
      `A child comes before everything else, so let's stay with this. If a child is hurt or in danger now, call:\n\n${child}\n\nYou don't need to be certain to call. If a line is meant for children, ask there who advises adults. A baby that was shaken needs a doctor now, even if it seems well again. To an older child you can say: “I believe you, it isn't your fault, I'll get help.” Don't press for details, and don't confront the other person first. If it's you who can't go on, put the child down in a safe place, leave the room, and call. Is the child safe at this moment?`,
    ({ child }) =>
      `Please talk to a professional about this today; a worry is enough to call.\n\n${child}\n\nIs somebody safe with the child right now?`,
  ],
  past: [
    ({ inline }) =>
      `Thank you for trusting me with that. It's a lot to have come through, and you decide how much of it anyone hears. If it comes back, a doctor can help, and so can a call: ${inline}. Before we go on: is it behind you now?`,
    () => `I'm listening. Does it feel like the past when you tell it?`,
  ],
  harmToOthers: [
    ({ crisis }) =>
      `What you write makes me worry that somebody could get hurt, and everything else can wait. Please put distance between you and that person, and between you and anything you could use. If you feel you might do it, call now; you can say exactly that:\n\n${crisis}\n\nIs there anyone near you who can help you get through the next hour?`,
  ],
  emergency: [
    ({ emergency }) =>
      `That can be a medical emergency. Please call **${emergency}** now, before you write again: say where you are and what is happening, unlock the door, and don't drive yourself. If somebody is near, call them to you. Are you calling?`,
  ],
  careAfterAsk: [
    () =>
      `We can come back to that. First my question, because I'd rather ask once too often: are you thinking about ending your life? A plain no is fine.`,
    ({ inline }) =>
      `I don't want to press you, and I don't want to pass over it either. If any part of it is true, please call ${inline}. Did you mean it that way?`,
  ],
  careAfterCrisis: [
    ({ inline }) =>
      `I hear you, and it can wait a little. I can't go on as if you hadn't written what you wrote. Please call now: ${inline}. Have you been able to reach somebody?`,
    ({ inline }) =>
      `I'll gladly talk about other things once I know that you're not alone with this. Please call somebody you trust, or ${inline}. Is anybody with you now?`,
  ],
  careAfterOther: [
    () => `I'll come to that. What you told me before is still on my mind: is everybody safe right now?`,
    ({ inline }) =>
      `We can go on with that. For what you told me before, you can always call ${inline}. Is everybody safe for today?`,
  ],
  clearedNo: [
    ({ inline }) =>
      `Thank you for telling me plainly. Should it ever change, say it here in the same plain words, or call ${inline}. Where would you like to go on?`,
    () => `Good to know, and thank you for not minding the question. Let's go on: what matters most to you now?`,
  ],
  clearedHelp: [
    ({ inline }) =>
      `I'm glad to hear that. What you wrote still matters tomorrow: please talk it over with somebody who can stay with it, a doctor, or call ${inline}. Would you like to stay with this for a while, or is there something small I can help with?`,
  ],
  buttons: { ask: ["Yes", "No, you misread me"], misread: ["You misread me, nobody is in danger"] },
  letGo: ({ inline }) =>
    `All right, I won't press you any more. You can come back to it here at any time, with one word, or call ${inline}. Let's go on with what you brought.`,
  misread: "I misread that, and I'm sorry. Should it ever be otherwise, say it here in plain words.",
  otherLanguage:
    "I understand English, German, French and Spanish. If you can, write to me in one of them: is somebody with you?",
  minor: ({ child }) => `If you're under eighteen, there are people who are there just for you:\n\n${child}`,
  guessedCountry: (name) => `These numbers are for ${name}. If you are somewhere else, tell me the country.`,
  list: {
    emergency: (number) => `**${number}** if somebody may get hurt now`,
    policeAndAmbulance: (police, ambulance) =>
      `**${police}** (police) or **${ambulance}** (ambulance) if somebody may get hurt now`,
    unknownCountry: (most, northAmerica) => `${most} (North America: ${northAmerica}) or your local emergency number`,
    or: "or",
    directory: (site) => `in other countries: ${site}`,
    silentCall: {
      press: (key) => `if you can't speak: call, and press **${key}** when you are asked to`,
      text: (number) => `if you can't speak: send a text message to **${number}**`,
      other: "if you can't speak: call all the same, leave the line open, and tap or cough when they ask",
    },
  },
};
