// Answers to a question about danger, in four languages, matched against text from `simplify`.

export const YES =
  /^(?:yes|yeah|yep|yea|ya|maybe|perhaps|sometimes|kind of|sort of|a bit|i do(?= *$)|i am(?= *$)|i think so|i guess|probably|often|every day|both|ja|jo|jep|vielleicht|manchmal|schon|ein bisschen|irgendwie|oft|oui|ouais|peut etre|parfois|un peu|souvent|si|sip|claro|quiza|quizas|tal vez|a veces|un poco|puede ser)\b(?! (?:but no|aber nein))/;

export const NO =
  /^(?:no|nope|nah|no no|god no|not at all|definitely not|of course not|never|im not(?= *$)|i am not(?= *$)|i dont(?= *$)|nein|ne|nee|nein nein|gar nicht|uberhaupt nicht|keine sorge|nie|non|pas du tout|jamais|non non|para nada|claro que no|nunca|que va)\b(?! (?:idea|clue|longer|point|way|future|more|reason|hope|been|felt|mehr|wieder|je sais|plus|lo se|mas|se)\b)/;

/** A part between two marks that is nothing but a no. */
export const NO_ALONE =
  /^(?:(?:oh|god|haha\w*|jaja\w*|lol|heavens|um himmels willen|gott|ach|mon dieu|hombre) ?)*(?:no|nope|nah|nein|nee|noe?|non|not at all|definitely not|of course not|not in the slightest|pas du tout|para nada|claro que no)(?: (?:no|nein|non|hombre|mate|danke|merci|gracias|thanks|thank you))*$/;

export const YES_ALONE =
  /^(?:yes|yeah|yep|ja|oui|si)(?: (?:a bit|sometimes|often|schon|manchmal|oft|parfois|a veces))?$/;

/** A no with one of these is none. */
export const DOUBT =
  /\b(?:(?:nobody|no one) can|too late|the truth is|not sure|(?:but|aber|mais|pero) (?:sometimes|still|manchmal|trotzdem|parfois|a veces)|niemand kann|personne n y peut|nadie puede)\b/;

/** The person says that they are well, in no danger, or what they meant. */
export const WELL_OR_MEANT_OTHERWISE = new RegExp(
  [
    String.raw`\b(?:i (?:only |just )?mean(?:t)?|thats what i meant|all it means|sorry for the scare|dont worry about me|nothing to worry about)\b`,
    String.raw`\b(?:thanks for (?:checking|asking)|kind of you to ask|no (?:human being|danger|thoughts?|plans)|not (?:in (?:any )?(?:kind of )?danger|thinking of (?:suicide|it|that)|going to hurt))\b`,
    String.raw`\b(?:i(?:m| am)|we(?:re| are)) (?:both |all |quite |perfectly |completely |absolutely |really )*(?:fine|ok|okay|well|alright|all right|safe|happy)\b`,
    String.raw`\b(?:all good|never been (?:happier|better)|(?:never|not) (?:have |had )?(?:had )?such thoughts|i (?:dont|do not) need (?:a |any |the )?(?:helpline|help|number))\b`,
    String.raw`\b(?:mir gehts? (?:gut|super|bestens)|mir geht es (?:gut|super|bestens)|alles gut|keine (?:gefahr|sorge)|in sicherheit|das war gemeint|wollte ich schreiben|das sagt man (?:halt )?so|ich meinte?)\b`,
    String.raw`\b(?:je (?:parlais|voulais dire)|je vais (?:tres )?bien|ca va (?:tres bien|nickel)|t inquiete|aucune idee noire|(?:absolument )?pas a mourir|rien de grave|(?:mavez|m avez) fait peur|aucun secours)\b`,
    String.raw`\b(?:yo estoy bien|estoy (?:muy )?bien|nada grave|no corre peligro|queria decir|me referia|hablo de|hablaba de|ni se me pasa|la vida me gusta)\b`,
  ].join("|"),
);

export const MISUNDERSTANDING =
  /\b(?:figure of speech|i (?:only |just )?meant (?:the|my|this|at) (?:job|work|project|company|role|team)|(?:just|only) (?:the |about )?(?:job|work|project)|didnt mean (?:it )?(?:like )?that|not (?:like )?that|misread\w*|(?:nobody|no one)(?: here)?(?: is|s) (?:in danger|being hurt|hurting|hurt|dying)|every(?:body|one)(?: is|s) (?:safe|fine|ok|okay|alright)|not suicidal|dont want to die|misunderst\w+|youve got me wrong|redensart|nur (?:die|der|um die) (?:arbeit|job)|so (?:war|ist) das nicht gemeint|nicht so gemeint|missverst\w+|(?:niemand|keiner) ist in gefahr|allen geht es gut|will nicht sterben|nicht suizidal|facon de parler|une image|juste le (?:travail|boulot)|je parlais du (?:travail|boulot|projet)|malentendu|personne n est en danger|tout le monde va bien|pas suicidaire|veux pas mourir|es un decir|solo (?:el|del) trabajo|hablaba del trabajo|malentendido|nadie esta en peligro|todos estan bien|no quiero morir|no me referia)\b/;

export const HELP_PRESENT =
  /\b(?:i(?:ve)? (?:just )?(?:called|phoned|rang|talked|spoke|spoken|told|texted|reached)|on the phone with|is (?:here|with me|coming|on (?:her|his|the|their) way)|are (?:here|on their way)|(?<!not sure )im (?:safe|with|at the hospital|in hospital|not alone)|i am (?:safe|with|not alone)|made an appointment|angerufen|telefoniert|bei mir|ist (?:da|hier|unterwegs)|kommt (?:gleich|jetzt)|in sicherheit|nicht allein|habe? (?:es |mit )?(?:meiner|meinem|einer|einem) .{0,20}(?:gesagt|gesprochen|erzahlt)|beim arzt|in der klinik|j ai (?:appele|parle|prevenu)|est (?:la|avec moi|en route)|en securite|pas seule?|a l hopital|ya (?:llame|hable)|llame a|hable con|esta (?:aqui|conmigo|en camino)|a salvo|no estoy sol[oa]|en el hospital)\b/;

export const MINOR =
  /\b(?:i m|im|i am|bin|ich bin|j ai|jai|tengo) (?:1[0-7]|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! (?:minutes?|hours?|days?|weeks?|months?|years? in|percent|people|slides|minuten|stunden|tage|wochen|monate|prozent|minutes|heures|jours|semaines|mois|minutos|horas|dias|meses|personas|%))/;
