import type { RiskCopy } from "./types";

export const EN: RiskCopy = {
  note: ({ inline }) =>
    "What you wrote could mean that somebody is in danger, or may be. It is saved as you wrote it. If it is so, please " +
    `do not stay alone with it: ${inline} is there at any hour. You can also say it in the chat.`,
  ask: [
    ({ inline }) =>
      `Some of what you wrote sounds as if living itself is hard right now. I'd rather ask than guess: are you thinking about ending your life? You can answer in any words you like, and nothing you say here will shock me. If it gets too heavy to wait, ${inline} is there at any hour.`,
    ({ inline }) =>
      `I'm staying with this, because it has come up more than once. Do you have thoughts of not wanting to live, or of killing yourself? A yes is all right here, and so is a no. A person to talk to: ${inline}.`,
  ],
  crisis: [
    ({ crisis }) =>
      `I'm glad you wrote that here, and I take it seriously. Everything else can wait. I'm a program and can't be with you, but people can, now:\n\n${crisis}\n\nIf something is near you that you could use, please move away from it or give it to someone. You don't need good words: “I'm not safe” is enough. Is anybody with you?`,
    ({ crisis }) =>
      `I'm still here, and I take it as seriously as before. Please let one person in now, not tomorrow. Call, or send somebody four words: “I'm not safe, come.”\n\n${crisis}\n\nWho could be with you within the hour?`,
    ({ crisis }) =>
      `This is heavy, and you shouldn't hold it alone with a program. Go where other people are, away from what you could use, and call from there.\n\n${crisis}\n\nWill you do that before you write to me again?`,
  ],
  selfHarm: [
    ({ emergency, inline }) =>
      `Thank you for telling me. You don't have to be ashamed of it here: many people hurt themselves to get through something that is too much. If a wound is deep, won't stop bleeding or is infected, or if you've hardly eaten for days, please have a doctor look at it today (${emergency} if it's urgent). For the moments when the pressure comes, ${inline} is open at any hour, for this too. May I ask: is it about getting through, or do you also think about not being alive?`,
    ({ inline }) =>
      `I hear that it goes on, and I'm not going to tell you off. Could you put what you use somewhere that is hard to reach, just for tonight, and tell one person what you told me? A doctor is a good one; ${inline} is too. Are there also thoughts of not wanting to live?`,
  ],
  violence: [
    ({ violence }) =>
      `I'm sorry this is happening to you. Nobody is allowed to do that to you, and it isn't your fault, whatever came before. If you're in danger now, get to other people or a room with a way out, and call:\n\n${violence}\n\nThey also help quietly, with a plan for later, and you don't have to decide anything. If somebody looks at this device, delete this conversation afterwards. Are you safe at this moment?`,
    ({ violence }) =>
      `I believe you. Please tell one person outside your home about it today, and think about where you could sleep tonight if you had to.\n\n${violence}\n\nIf you were ever held by the throat, see a doctor, even if it feels fine. Are you safe right now?`,
  ],
  otherPerson: [
    ({ crisis }) =>
      `You're right to take this seriously, and good that you're asking. If it could be now, call for help first and don't leave them alone, or send someone who is near:\n\n${crisis}\n\nThese lines also help people who worry about someone. When you talk to them: be alone with them, and ask plainly, “Are you thinking of killing yourself?” or “Is somebody hurting you?” Asking doesn't put it into anyone's head. Listen, don't argue, get what could be used out of reach, and don't promise to keep it secret. Do you know where they are right now?`,
    ({ crisis }) =>
      `Stay in touch with them, or have somebody go there. If you can't reach them and fear the worst, let the emergency service look; it's not an overreaction.\n\n${crisis}\n\nYou needn't carry this alone either. What is the next thing you can do in the next ten minutes?`,
  ],
  child: [
    ({ child }) =>
      `A child comes before everything else, so let's stay with this. If a child is hurt or in danger now, call:\n\n${child}\n\nThey advise adults as well, without names. A baby that was shaken needs a doctor now, even if it seems well again. With an older child: say “I believe you, it isn't your fault, I'll get help”, don't question them for details, and don't confront the person first. If it's you who is at the end of your strength, put the child down in a safe place, leave the room, and call. Is the child safe at this moment?`,
    ({ child }) =>
      `Please let a professional look at this today; you don't need to be certain to call.\n\n${child}\n\nWho is with the child right now?`,
  ],
  past: [
    ({ inline }) =>
      `Thank you for trusting me with that. It's a lot to have come through, and it belongs to you how much of it anyone hears. Before we go on: is it truly behind you, or does some of it come back these days? If it ever does, ${inline} is there, and so are doctors who know it well.`,
    () => `I'm listening. Does it feel like the past when you tell it, or is some of it here today?`,
  ],
  harmToOthers: [
    ({ crisis }) =>
      `What you write makes me worry that somebody could get hurt. I'm leaving everything else aside for that. Please put distance between you and that person, and between you and anything you could use. If you feel you might do it, call now; you can say exactly that:\n\n${crisis}\n\nIs there anyone near you who can help you get through the next hour?`,
  ],
  emergency: [
    ({ emergency }) =>
      `That can be a medical emergency. Please call ${emergency} now, before you write again: say where you are and what you feel, unlock the door, and don't drive yourself. If somebody is near, call them to you. Are you calling?`,
  ],
  careAfterAsk: [
    () =>
      `We can come back to that. First my question, because I'd rather ask once too often: are you thinking about ending your life, or did you mean something else? A plain no is fine.`,
    ({ inline }) =>
      `I don't want to press you, and I don't want to walk past it either. If any part of it is true, ${inline} is there tonight. Did you mean it that way?`,
  ],
  careAfterCrisis: [
    ({ inline }) =>
      `I hear you, and it can wait a little. I can't go on as if you hadn't written what you wrote. Have you been able to reach somebody? ${inline} answers now; or tell me who is nearest to you.`,
    ({ inline }) =>
      `I'd gladly talk about other things, once I know that you're not alone with this. Please call ${inline}, or somebody you trust. Is anybody with you now?`,
  ],
  careAfterOther: [
    () => `I'll come to that. What you told me before is still on my mind: how is it right now, and is everybody safe?`,
    ({ inline }) =>
      `We can go on with that. Only know that ${inline} stays open for what you told me. Is everybody safe for today?`,
  ],
  clearedNo: [
    ({ inline }) =>
      `Thank you for telling me plainly; I'd rather ask once too often. Should it ever change, ${inline} is there, and you can say it here in the same plain words. Where would you like to go on?`,
    () => `Good to know, and thank you for not minding the question. Let's go on: what matters most to you now?`,
  ],
  clearedHelp: [
    ({ inline }) =>
      `I'm relieved, and that took courage. What you wrote still counts tomorrow: a doctor, or ${inline}, can carry it further with you. Would you like to stay with this for a while, or is there something small I can help with?`,
  ],
  letGo: ({ inline }) =>
    `All right, I won't press you any more. ${inline} stays there at any hour, and you can come back to it here with one word. Let's go on with what you brought.`,
  otherLanguage:
    "I understand English, German, French and Spanish. If you can, write to me in one of them: is somebody with you?",
  minor: ({ child }) => `If you're under eighteen, there are people just for you:\n\n${child}`,
  country: (name) => `These numbers are for ${name}. If you are somewhere else, tell me the country.`,
  list: {
    emergency: (number) => `**${number}** if somebody may get hurt now`,
    or: "or",
    directory: (site) => `everywhere else: ${site}`,
  },
};
