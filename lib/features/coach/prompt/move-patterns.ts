export const CLOSING =
  /^(?:ok(?:ay)?[,. ]+)?(?:thanks|thank you|thx|that's all|that is all|that helps|good ?bye|bye|gotta go|got to go|i have to (?:go|run)|see you|talk (?:later|tomorrow)|danke|vielen dank|tsch[uü]ss|das war's|merci|au revoir|gracias|adi[oó]s|hasta luego)\b[^?]{0,60}$/iu;

export const REHEARSING =
  /\b(?:role[- ]?play|rehears\w*|practi[cs]e (?:it|this) with (?:me|you)|(?:you|please|to|can we) (?:play|be) (?:my|the|him|her)\b|pretend (?:to be|you(?:'re| are))|act as (?:my|the)|rollenspiel|spiel(?:e)? (?:meine|den|die)\w*|üben wir|jeu de rôle|joue (?:mon|ma|le|la)|juego de rol|haz de (?:mi|el|la))\b/iu;

export const DRAFTING =
  /\b(?:draft|word|write|rewrite|rephrase|shorten|polish|phrase|reword) (?:me |us |up |out )?(?:a|an|the|my|this|that|it|what|something|down)\b|\b(?:can|could) you (?:draft|write|word|rephrase)\b|\b(?:formulier\w*|schreib(?:e|st)?|entwirf|verfass\w*) (?:mir|eine?n?|die|den|das|bitte)\b|\b(?:rédige|écris|reformule)\b|\b(?:redacta|escr[ií]be(?:me)?|reformula)\b/iu;

export const ADVICE =
  /\b(?:what (?:should|would|do) (?:i|you) (?:do|say|suggest|recommend|advise)|what would you do|should i|any (?:advice|ideas|suggestions?|tips)|your (?:advice|recommendation|opinion|take|view)|just tell me|give me (?:a|one|some) (?:tip|idea|suggestion|advice)|recommend|suggest|how (?:do|should|can|would) i|was soll(?:te)? ich|was würdest du|was rätst du|(?:ein )?(?:rat|tipp)|que (?:dois|devrais)-je|que me conseilles|qué (?:debo|debería|harías|me aconsejas))\b/iu;

export const VENTING =
  /\b(?:just (?:need|want) to (?:vent|rant|talk|be heard)|let me vent|need to get this off|don't (?:give|want) (?:me )?(?:any )?advice|no advice|just listen|hör (?:mir )?(?:einfach|nur) zu|écoute[- ]moi|solo escucha)\b/iu;

export const REVISING =
  /\b(?:short(?:er|en)|longer|softer|warmer|friendlier|politer|firmer|harder|blunter|simpler|clearer|(?:less|more) (?:formal|direct|soft|friendly|polite|personal|concrete|harsh)|(?:too|not so|not as) (?:long|short|soft|hard|harsh|formal|direct|friendly|polite|vague)|make (?:it|that|the)|(?:try|once) (?:it )?(?:again|more)|another (?:version|one|go)|(?:leave|take|put) (?:it|that|the .{1,30}) (?:out|in|back)|(?:add|remove|drop|cut|replace|mention) (?:the|that|it|a|an|my)|say .{1,40} instead|in (?:english|german|french|spanish)|kürzer|länger|freundlicher|härter|weicher|förmlicher|(?:zu|nicht so) (?:lang|kurz|weich|hart|förmlich)|auf (?:deutsch|englisch)|plus (?:court|long|direct|chaleureux)|trop (?:long|court|dur|doux)|más (?:corto|largo|directo|amable)|demasiado (?:largo|corto|duro|blando))\b/iu;

const STOPPING =
  "(?:stop|enough|pause|let's (?:stop|pause|leave it)|that's enough|end of (?:the )?(?:role ?play|rehearsal)|out of (?:role|character)|stopp|genug|schluss|ça suffit|basta)";

export const LEAVING_REHEARSAL = new RegExp(
  `^(?:(?:ok(?:ay)?|right|good|so)[,.]? )?(?:${STOPPING}[.!]?$|(?:how (?:was|did) (?:that|i|it)|was that|wie war (?:das|ich))\\b)|\\b(?:step|come|back) out of (?:the )?(?:role|character)\\b`,
  "iu",
);

export const ASKING = /\?["')\]]*$/u;
