import type { RiskCopy } from "./types";

// No adjective agrees with the person, whose gender is not known.
export const FR: RiskCopy = {
  note: ({ inline }) =>
    "Une partie de ce que vous avez écrit laisse craindre que vous, ou quelqu'un d'autre, soyez en danger. Si c'est le cas, " +
    `parlez-en à quelqu'un maintenant. Vous pouvez appeler : ${inline}. Votre texte est enregistré tel quel ; vous pouvez aussi le dire dans le chat.`,
  beside:
    "Une question à côté : et vous-même, comment allez-vous dans tout cela ? Si quelque chose pèse plus lourd que le travail, pour vous ou pour quelqu'un d'autre, dites-le ici, et cela passera d'abord.",
  ask: [
    ({ inline }) =>
      `Une partie de ce que vous écrivez m'inquiète, et je préfère vous poser la question : pensez-vous à mettre fin à vos jours ? Répondez avec vos mots ; quoi que ce soit, vous pouvez le dire ici. Si vous préférez parler à une personne tout de suite : ${inline}.`,
    ({ inline }) =>
      `Je vous repose la question, parce que c'est revenu plus d'une fois : pensez-vous à vous tuer ? Vous pouvez répondre oui, et vous pouvez répondre non. Si vous préférez parler à une personne : ${inline}.`,
  ],
  crisis: [
    ({ crisis }) =>
      `Vous avez bien fait de me le dire. Je le prends au sérieux, tout le reste peut attendre. Je suis un programme et je ne peux pas être auprès de vous. Des personnes le peuvent, maintenant :\n\n${crisis}\n\nS'il y a près de vous quelque chose avec quoi vous pourriez vous faire du mal, éloignez-vous-en ou confiez-le à quelqu'un. Pas besoin de trouver les mots justes : « j'ai peur de me faire du mal » suffit. Y a-t-il quelqu'un avec vous ?`,
    ({ crisis }) =>
      `Je le prends toujours autant au sérieux. S'il vous plaît, prévenez quelqu'un maintenant, pas demain. Appelez, ou écrivez à un proche : « Ça ne va pas du tout, viens s'il te plaît. »\n\n${crisis}\n\nY a-t-il quelqu'un qui pourrait être avec vous dans l'heure ?`,
    ({ crisis }) =>
      `C'est trop lourd pour le porter avec un simple programme. Allez là où il y a du monde, loin de ce avec quoi vous pourriez vous faire du mal, et appelez de là-bas.\n\n${crisis}\n\nLe ferez-vous avant de m'écrire à nouveau ?`,
  ],
  selfHarm: [
    ({ emergency, inline }) =>
      `Merci de me le dire. Il n'y a pas de honte à avoir : beaucoup de gens se font du mal pour supporter quelque chose de trop lourd. Si une plaie est profonde, continue de saigner ou s'infecte, si vous avez avalé quelque chose ou si vous ne mangez presque plus depuis des jours, voyez un médecin aujourd'hui, et appelez le **${emergency}** si c'est urgent. Quand la pression monte, vous pouvez parler à quelqu'un : ${inline}. Je vous pose la question directement : pensez-vous aussi à mettre fin à vos jours ?`,
    ({ inline }) =>
      `J'entends que cela continue, et je ne vais pas vous faire la leçon. Pourriez-vous, au moins pour cette nuit, mettre hors de portée ce dont vous vous servez, et dire à une personne ce que vous m'avez dit ? À un médecin, par exemple, ou ici : ${inline}. Pensez-vous aussi à mettre fin à vos jours ?`,
  ],
  violence: [
    ({ violence }) =>
      `Merci de me l'avoir dit. Ce que vous vivez est grave. Personne n'a le droit de vous faire cela, et ce n'est pas votre faute, quoi qu'il se soit passé avant. Si vous êtes en danger maintenant, rejoignez d'autres personnes ou une pièce d'où l'on peut sortir, et appelez :\n\n${violence}\n\nLes lignes d'écoute vous aident aussi à préparer la suite ; vous n'avez rien à décider, ni à partir, pour les appeler. Cette personne pourrait-elle regarder cet appareil ? Alors utilisez-en un autre si vous le pouvez, et supprimez cette conversation. Êtes-vous en sécurité en ce moment ?`,
    ({ violence }) =>
      `Je vous crois. Si vous le pouvez, parlez-en aujourd'hui à une personne hors de chez vous, et cherchez où vous pourriez dormir ce soir s'il le fallait.\n\n${violence}\n\nSi on vous a un jour serré la gorge, voyez un médecin, même si vous ne sentez rien. Êtes-vous en sécurité en ce moment ?`,
  ],
  otherPerson: [
    ({ crisis }) =>
      `Vous avez raison de prendre cela au sérieux, et vous faites bien de demander. Si cela peut arriver maintenant, appelez d'abord à l'aide, et restez avec cette personne ou envoyez quelqu'un qui est près d'elle :\n\n${crisis}\n\nCes lignes sont là aussi pour ceux qui s'inquiètent pour quelqu'un. Quand vous lui parlez, faites-le en tête-à-tête et demandez clairement : « Est-ce que tu penses à te tuer ? » ou « Est-ce que quelqu'un te fait du mal ? » La question ne donne l'idée à personne. Écoutez, ne contredisez pas, et ne promettez pas le secret. S'il s'agit de suicide, mettez hors de portée ce qui est dangereux, tant que c'est sans risque pour vous. Savez-vous où est cette personne en ce moment ?`,
    ({ crisis }) =>
      `Gardez le contact avec cette personne, ou demandez à quelqu'un d'aller la voir. Si elle ne répond pas et que vous craignez le pire, demandez aux secours d'aller vérifier ; ce n'est pas exagéré.\n\n${crisis}\n\nVous non plus, vous n'avez pas à porter cela sans aide. Que pouvez-vous faire dans les dix prochaines minutes ?`,
  ],
  child: [
    ({ child }) =>
      `Un enfant passe avant tout le reste, parlons-en d'abord. Si un enfant est blessé ou en danger maintenant, appelez :\n\n${child}\n\nPas besoin de certitude pour appeler. Si une ligne est destinée aux enfants, demandez-y qui conseille les adultes. Un bébé qui a été secoué doit voir un médecin tout de suite, même s'il semble aller mieux. À un enfant plus grand, vous pouvez dire : « Je te crois, ce n'est pas ta faute, je vais chercher de l'aide. » Ne demandez pas de détails, et n'affrontez pas d'abord l'autre personne. Si c'est vous qui n'en pouvez plus, posez l'enfant en lieu sûr, sortez de la pièce et appelez. L'enfant est-il en sécurité en ce moment ?`,
    ({ child }) =>
      `Parlez-en aujourd'hui à un professionnel ; une inquiétude suffit pour appeler.\n\n${child}\n\nL'enfant est-il en ce moment avec une personne de confiance ?`,
  ],
  past: [
    ({ inline }) =>
      `Merci de me confier cela. Vous avez traversé beaucoup de choses, et c'est à vous de choisir ce que les autres en savent. Si cela revient, un médecin peut aider, ou un appel : ${inline}. Avant de continuer : est-ce derrière vous, aujourd'hui ?`,
    () => `Je vous écoute. Quand vous le racontez, est-ce que c'est du passé ?`,
  ],
  harmToOthers: [
    ({ crisis }) =>
      `Ce que vous écrivez me fait craindre que quelqu'un soit blessé ; tout le reste peut attendre. Mettez de la distance entre vous et cette personne, et entre vous et tout ce dont vous pourriez vous servir. Si vous sentez que vous pourriez le faire, appelez maintenant et dites-le tel quel :\n\n${crisis}\n\nQuelqu'un près de vous peut-il vous aider à passer l'heure qui vient ?`,
  ],
  emergency: [
    ({ emergency }) =>
      `Cela peut être une urgence médicale. Appelez le **${emergency}** maintenant, avant d'écrire à nouveau : dites où vous êtes et ce qui se passe, déverrouillez la porte, et ne conduisez pas. S'il y a quelqu'un près de vous, faites-le venir. Êtes-vous en train d'appeler ?`,
  ],
  careAfterAsk: [
    () =>
      `Nous y reviendrons. D'abord ma question, car je préfère demander une fois de trop : pensez-vous à mettre fin à vos jours ? Un simple non suffit.`,
    ({ inline }) =>
      `Je ne veux pas insister, mais je ne veux pas non plus passer à côté. Si une part de cela est vraie, appelez : ${inline}. Était-ce dans ce sens ?`,
  ],
  careAfterCrisis: [
    ({ inline }) =>
      `Je vous entends, et cela peut attendre un peu. Je ne peux pas continuer comme si vous n'aviez pas écrit cela. S'il vous plaît, appelez maintenant : ${inline}. Avez-vous pu joindre quelqu'un ?`,
    ({ inline }) =>
      `Je parlerai volontiers d'autre chose quand je saurai que quelqu'un est avec vous. Appelez une personne de confiance, ou ici : ${inline}. Y a-t-il quelqu'un avec vous maintenant ?`,
  ],
  careAfterOther: [
    () =>
      `J'y viens. Ce que vous m'avez dit tout à l'heure me reste en tête : tout le monde est-il en sécurité en ce moment ?`,
    ({ inline }) =>
      `Nous pouvons continuer là-dessus. Pour ce que vous m'avez dit tout à l'heure, vous pouvez toujours appeler : ${inline}. Tout le monde est-il en sécurité pour aujourd'hui ?`,
  ],
  clearedNo: [
    ({ inline }) =>
      `Merci de me répondre clairement. Si cela changeait un jour, dites-le ici aussi simplement, ou appelez : ${inline}. Par quoi voulez-vous continuer ?`,
    () => `C'est bon à savoir, et merci de ne pas m'en vouloir. Qu'est-ce qui compte le plus pour vous maintenant ?`,
  ],
  clearedHelp: [
    ({ inline }) =>
      `C'est bon à entendre. Ce que vous avez écrit comptera encore demain : parlez-en à quelqu'un qui pourra vous suivre, un médecin par exemple, ou ici : ${inline}. Voulez-vous y rester un moment, ou puis-je vous aider pour une petite chose ?`,
  ],
  buttons: { ask: ["Oui", "Non, c’est un malentendu"], misread: ["C’est un malentendu, personne n’est en danger"] },
  letGo: ({ inline }) =>
    `Bien, je n'insiste plus. Vous pouvez y revenir ici à tout moment, d'un seul mot, ou appeler : ${inline}. Continuons avec votre sujet.`,
  misread: "J'ai mal compris, et j'en suis désolé. Si un jour c'était le cas, dites-le ici en mots simples.",
  otherLanguage:
    "Je comprends l'anglais, l'allemand, le français et l'espagnol. Si vous le pouvez, écrivez-moi dans une de ces langues : y a-t-il quelqu'un avec vous ?",
  minor: ({ child }) => `Avant dix-huit ans, il y a des personnes qui sont là spécialement pour vous :\n\n${child}`,
  guessedCountry: (name) =>
    `Ces numéros valent pour ce pays : ${name}. Si vous êtes ailleurs, dites-moi dans quel pays.`,
  list: {
    emergency: (number) => `**${number}** si quelqu'un est en danger maintenant`,
    policeAndAmbulance: (police, ambulance) =>
      `**${police}** (police) ou **${ambulance}** (ambulance) si quelqu'un est en danger maintenant`,
    unknownCountry: (most, northAmerica) => `${most} (Amérique du Nord : ${northAmerica}) ou le numéro d'urgence local`,
    or: "ou",
    directory: (site) => `dans d'autres pays : ${site}`,
    silentCall: {
      press: (key) => `si vous ne pouvez pas parler : appelez, et tapez **${key}** quand on vous le demande`,
      text: (number) => `si vous ne pouvez pas parler : envoyez un SMS au **${number}**`,
      other:
        "si vous ne pouvez pas parler : appelez quand même, ne raccrochez pas, et tapotez ou toussez quand on vous pose une question",
    },
  },
};
