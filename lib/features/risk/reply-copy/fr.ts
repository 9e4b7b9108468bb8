import type { RiskCopy } from "./types";

export const FR: RiskCopy = {
  note: ({ inline }) =>
    "Ce que vous avez écrit pourrait vouloir dire que quelqu'un est en danger ou pourrait l'être. C'est enregistré tel " +
    `quel. Si c'est le cas, parlez-en à quelqu'un : ${inline} répond à toute heure. Vous pouvez aussi le dire dans le chat.`,
  ask: [
    ({ inline }) =>
      `Une partie de ce que vous écrivez donne l'impression que c'est vivre qui est difficile en ce moment. Je préfère demander que deviner : pensez-vous à mettre fin à vos jours ? Répondez comme vous voulez, rien ici ne choquera personne. Si c'est trop lourd pour attendre, il y a ${inline}, à toute heure.`,
    ({ inline }) =>
      `J'y reviens, parce que c'est apparu plus d'une fois. Avez-vous des pensées de ne plus vouloir vivre, ou de vous tuer ? Un oui a sa place ici, un non aussi. Quelqu'un à qui parler : ${inline}.`,
  ],
  crisis: [
    ({ crisis }) =>
      `Vous avez bien fait de l'écrire ici. Je le prends au sérieux, tout le reste peut attendre. Je suis un programme et ne peux pas être près de vous. Des personnes le peuvent, maintenant :\n\n${crisis}\n\nS'il y a près de vous quelque chose dont vous pourriez vous servir, éloignez-vous-en ou confiez-le à quelqu'un. Pas besoin de belles phrases : « je ne suis pas en sécurité » suffit. Y a-t-il quelqu'un avec vous ?`,
    ({ crisis }) =>
      `Je suis toujours là, et je le prends tout autant au sérieux. S'il vous plaît, prévenez une personne maintenant, pas demain. Appelez, ou écrivez à quelqu'un : « ça ne va pas, viens ».\n\n${crisis}\n\nQui pourrait être avec vous dans l'heure ?`,
    ({ crisis }) =>
      `C'est lourd, et vous ne devriez pas le porter avec un simple programme. Allez là où il y a du monde, et appelez de là-bas.\n\n${crisis}\n\nLe ferez-vous avant de m'écrire à nouveau ?`,
  ],
  selfHarm: [
    ({ emergency, inline }) =>
      `Merci de me le dire. Vous n'avez pas à en avoir honte ici : beaucoup de gens se font du mal pour traverser quelque chose de trop fort. Si une plaie est profonde, saigne encore ou s'infecte, ou si vous ne mangez presque plus depuis des jours, montrez-le à un médecin aujourd'hui (${emergency} si c'est urgent). Pour les moments où la pression monte, ${inline} répond à toute heure, pour cela aussi. Je peux demander : est-ce pour tenir, ou pensez-vous aussi à ne plus vivre ?`,
    ({ inline }) =>
      `J'entends que cela continue, et je ne vais pas vous faire la leçon. Pourriez-vous, pour cette nuit, mettre loin de vous ce dont vous vous servez, et dire à une personne ce que vous m'avez dit ? Un médecin, ou ${inline}. Y a-t-il aussi des pensées de ne plus vouloir vivre ?`,
  ],
  violence: [
    ({ violence }) =>
      `Je suis désolé que cela vous arrive. Personne n'a le droit de vous faire cela, et ce n'est pas votre faute, quoi qu'il se soit passé avant. Si vous êtes en danger maintenant, rejoignez d'autres gens ou une pièce avec une sortie, et appelez :\n\n${violence}\n\nOn y aide aussi discrètement, à préparer la suite ; vous n'avez rien à décider. Si quelqu'un regarde cet appareil, effacez ensuite cette conversation. Êtes-vous en sécurité en ce moment ?`,
    ({ violence }) =>
      `Je vous crois. Parlez-en aujourd'hui à une personne hors de chez vous, et réfléchissez où vous pourriez dormir ce soir s'il le fallait.\n\n${violence}\n\nSi on vous a serré la gorge, voyez un médecin, même si tout semble aller. Êtes-vous en sécurité là, maintenant ?`,
  ],
  otherPerson: [
    ({ crisis }) =>
      `Vous avez raison de le prendre au sérieux, et de demander. Si cela peut être maintenant, appelez d'abord de l'aide et ne laissez pas cette personne seule, ou envoyez quelqu'un qui est près d'elle :\n\n${crisis}\n\nCes lignes aident aussi ceux qui s'inquiètent pour quelqu'un. Quand vous lui parlez : seul à seul, et demandez clairement « est-ce que tu penses à te tuer ? » ou « est-ce que quelqu'un te fait du mal ? » La question ne donne l'idée à personne. Écoutez, ne contredisez pas, éloignez ce qui est dangereux, et ne promettez pas le secret. Savez-vous où est cette personne en ce moment ?`,
    ({ crisis }) =>
      `Gardez le contact, ou faites aller quelqu'un sur place. Si personne ne répond et que vous craignez le pire, laissez les secours vérifier ; ce n'est pas exagéré.\n\n${crisis}\n\nVous non plus n'avez pas à porter cela seul. Que pouvez-vous faire dans les dix prochaines minutes ?`,
  ],
  child: [
    ({ child }) =>
      `Un enfant passe avant tout, restons-y. Si un enfant est blessé ou en danger maintenant, appelez :\n\n${child}\n\nOn y conseille aussi les adultes, sans nom. Un bébé qui a été secoué doit voir un médecin tout de suite, même s'il paraît remis. Avec un enfant plus grand : « je te crois, ce n'est pas ta faute, je vais chercher de l'aide », sans demander de détails, et sans affronter d'abord l'autre personne. Si c'est vous qui êtes à bout, posez l'enfant en lieu sûr, sortez de la pièce et appelez. L'enfant est-il en sécurité en ce moment ?`,
    ({ child }) =>
      `Faites regarder cela par un professionnel aujourd'hui ; il n'est pas nécessaire d'être sûr pour appeler.\n\n${child}\n\nQui est avec l'enfant maintenant ?`,
  ],
  past: [
    ({ inline }) =>
      `Merci de me confier cela. C'est beaucoup à avoir traversé, et c'est à vous de choisir ce que les autres en savent. Avant de continuer : est-ce vraiment derrière vous, ou quelque chose en revient-il ces jours-ci ? Si oui, il y a ${inline}, et des médecins qui connaissent bien cela.`,
    () => `Je vous écoute. En le racontant, est-ce du passé, ou y en a-t-il encore aujourd'hui ?`,
  ],
  harmToOthers: [
    ({ crisis }) =>
      `Ce que vous écrivez me fait craindre que quelqu'un soit blessé. Je laisse tout le reste pour cela. Mettez de la distance entre vous et cette personne, et entre vous et tout ce dont vous pourriez vous servir. Si vous sentez que vous pourriez le faire, appelez maintenant et dites-le tel quel :\n\n${crisis}\n\nQuelqu'un près de vous peut-il vous aider à passer l'heure qui vient ?`,
  ],
  emergency: [
    ({ emergency }) =>
      `Cela peut être une urgence médicale. Appelez le ${emergency} maintenant, avant d'écrire à nouveau : dites où vous êtes et ce que vous ressentez, ouvrez la porte, ne conduisez pas. S'il y a quelqu'un près de vous, faites-le venir. Est-ce que vous appelez ?`,
  ],
  careAfterAsk: [
    () =>
      `Nous y reviendrons. D'abord ma question, je préfère demander une fois de trop : pensez-vous à mettre fin à vos jours, ou vouliez-vous dire autre chose ? Un simple non suffit.`,
    ({ inline }) =>
      `Je ne veux pas insister, ni passer à côté. Si une part est vraie, ${inline} est là cette nuit. Était-ce dans ce sens ?`,
  ],
  careAfterCrisis: [
    ({ inline }) =>
      `Je vous entends, et cela peut attendre un peu. Je ne peux pas continuer comme si vous n'aviez pas écrit ce que vous avez écrit. Avez-vous pu joindre quelqu'un ? Pour parler maintenant : ${inline} ; ou dites-moi qui est le plus près de vous.`,
    ({ inline }) =>
      `Je parlerai volontiers d'autre chose quand je saurai que vous n'êtes pas seul avec cela. Appelez ${inline}, ou quelqu'un en qui vous avez confiance. Y a-t-il quelqu'un avec vous maintenant ?`,
  ],
  careAfterOther: [
    () =>
      `J'y viens. Ce que vous m'avez dit tout à l'heure me reste en tête : comment est-ce maintenant, tout le monde est-il en sécurité ?`,
    ({ inline }) =>
      `Nous pouvons continuer là-dessus. Sachez seulement que ${inline} reste ouvert pour le reste. Tout le monde est-il en sécurité pour aujourd'hui ?`,
  ],
  clearedNo: [
    ({ inline }) =>
      `Merci de me répondre clairement ; je préfère demander une fois de trop. Si cela changeait un jour : ${inline}, et ici vous pouvez le dire aussi simplement. Par quoi voulez-vous continuer ?`,
    () => `C'est bon à savoir, et merci de ne pas m'en vouloir. Qu'est-ce qui compte le plus maintenant ?`,
  ],
  clearedHelp: [
    ({ inline }) =>
      `Je suis soulagé, et il a fallu du courage. Ce que vous avez écrit compte encore demain : un médecin ou ${inline} peut le porter avec vous. Voulez-vous y rester un moment, ou puis-je aider pour une petite chose ?`,
  ],
  letGo: ({ inline }) =>
    `Bien, je n'insiste plus. ${inline} reste là à toute heure, et ici un seul mot suffit pour y revenir. Continuons avec ce que vous avez apporté.`,
  otherLanguage:
    "Je comprends l'anglais, l'allemand, le français et l'espagnol. Si vous pouvez, écrivez-moi dans une de ces langues : y a-t-il quelqu'un avec vous ?",
  minor: ({ child }) => `Si tu as moins de dix-huit ans, il y a des gens rien que pour toi :\n\n${child}`,
  country: (name) => `Ces numéros valent pour : ${name}. Si vous êtes ailleurs, dites-moi le pays.`,
  list: {
    emergency: (number) => `**${number}** si quelqu'un est en danger maintenant`,
    or: "ou",
    directory: (site) => `partout ailleurs : ${site}`,
  },
};
