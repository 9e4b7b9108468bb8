import type { RiskCopy } from "./types";

// No adjective agrees with the person, whose gender is not known.
export const ES: RiskCopy = {
  note: ({ inline }) =>
    "Parte de lo que ha escrito suena como si usted, u otra persona, pudiera estar en peligro. Si es así, no se quede a solas " +
    `con ello. Puede llamar a ${inline}. Su texto queda guardado tal como está; también puede decirlo en el chat.`,
  beside:
    "Una pregunta aparte: ¿cómo está usted en todo esto? Si hay algo que pesa más que el trabajo, para usted o para otra persona, dígalo aquí, y eso va primero.",
  ask: [
    ({ inline }) =>
      `Parte de lo que escribe me preocupa, y prefiero preguntar a suponer: ¿está pensando en quitarse la vida? Responda con sus palabras; sea lo que sea, aquí puede decirlo. Si prefiere hablar ya con una persona: ${inline}.`,
    ({ inline }) =>
      `Se lo pregunto otra vez, porque ha salido más de una vez: ¿está pensando en matarse? Aquí puede decir que sí, y puede decir que no. Si prefiere hablar con una persona: ${inline}.`,
  ],
  crisis: [
    ({ crisis }) =>
      `Ha hecho bien en decírmelo. Me lo tomo en serio; todo lo demás puede esperar. Soy un programa y no puedo estar con usted, pero hay personas que sí, ahora:\n\n${crisis}\n\nSi tiene cerca algo con lo que pudiera hacerse daño, por favor, aléjese de ello o déselo a alguien. No hace falta encontrar las palabras: basta con «tengo miedo de hacerme daño». ¿Hay alguien con usted?`,
    ({ crisis }) =>
      `Me lo sigo tomando igual de en serio. Por favor, avise a alguien ahora, no mañana. Llame, o escriba a una persona: «No estoy bien, ven, por favor».\n\n${crisis}\n\n¿Hay alguien que pueda estar con usted en la próxima hora?`,
    ({ crisis }) =>
      `Esto pesa mucho, y un programa no basta. Por favor, vaya a donde haya gente, lejos de cualquier cosa con la que pudiera hacerse daño, y llame desde allí.\n\n${crisis}\n\n¿Lo hará antes de volver a escribirme?`,
  ],
  selfHarm: [
    ({ emergency, inline }) =>
      `Gracias por contármelo. No tiene por qué avergonzarse: mucha gente se hace daño para aguantar algo que es demasiado. Si una herida es profunda, no para de sangrar o parece infectada, si ha tragado algo o si lleva días casi sin comer, vaya hoy al médico, y llame al **${emergency}** si es urgente. Cuando llegue la presión, puede hablar con alguien: ${inline}. ¿Puedo preguntarle directamente si está pensando también en quitarse la vida?`,
    ({ inline }) =>
      `Veo que sigue pasando, y no voy a reprochárselo. ¿Podría, al menos por esta noche, dejar fuera de su alcance lo que usa, y contarle a una persona lo que me ha contado a mí? A un médico, por ejemplo, o aquí: ${inline}. ¿Está pensando también en quitarse la vida?`,
  ],
  violence: [
    ({ violence }) =>
      `Siento mucho que le esté pasando esto. Nadie tiene derecho a hacérselo, y no es culpa suya, haya pasado lo que haya pasado antes. Si está en peligro ahora, vaya con otras personas o a una habitación con salida, y llame:\n\n${violence}\n\nLas líneas de ayuda también escuchan y preparan con usted lo que venga después; para llamar no tiene que decidir nada, ni irse. ¿Podría esa persona mirar este dispositivo? Entonces use otro, si puede, y borre esta conversación. ¿Está a salvo en este momento?`,
    ({ violence }) =>
      `Le creo. Si puede, cuénteselo hoy a una persona de fuera de su casa, y piense dónde podría dormir esta noche si hiciera falta.\n\n${violence}\n\nSi alguna vez le apretaron el cuello, vaya al médico, aunque no note nada. ¿Está a salvo ahora mismo?`,
  ],
  otherPerson: [
    ({ crisis }) =>
      `Hace bien en tomárselo en serio y en preguntar. Si pudiera pasar ahora, primero pida ayuda, y quédese con esa persona o mande a alguien que esté cerca:\n\n${crisis}\n\nEsas líneas también están para quien se preocupa por alguien. Cuando hable con esa persona, que sea a solas, y pregunte con claridad: «¿Estás pensando en matarte?» o «¿Alguien te hace daño?». Preguntar no le da la idea a nadie. Escuche, no discuta y no prometa guardar el secreto. Si se trata de suicidio, deje fuera de su alcance lo que sea peligroso, siempre que no corra riesgo usted. ¿Sabe dónde está esa persona ahora?`,
    ({ crisis }) =>
      `Siga en contacto con esa persona, o pida a alguien que vaya. Si no contesta y usted teme lo peor, pida a emergencias que vayan a ver; no es exagerar.\n\n${crisis}\n\nUsted tampoco tiene que cargar con esto a solas. ¿Qué puede hacer en los próximos diez minutos?`,
  ],
  child: [
    ({ child }) =>
      `Un niño va antes que todo lo demás; quedémonos con esto. Si un niño está herido o en peligro ahora, llame:\n\n${child}\n\nPara llamar no hace falta tener la certeza. Si una línea es para niños, pregunte allí quién atiende a los adultos. Un bebé al que han sacudido necesita un médico ya, aunque parezca recuperado. A un niño mayor puede decirle: «Te creo, no es culpa tuya, voy a buscar ayuda». No pida detalles, y no se enfrente antes a la otra persona. Si es usted quien ya no puede más, deje al niño en un lugar seguro, salga de la habitación y llame. ¿El niño está a salvo en este momento?`,
    ({ child }) =>
      `Por favor, hable hoy de esto con un profesional; para llamar basta con una preocupación.\n\n${child}\n\n¿Está ahora el niño con alguien de confianza?`,
  ],
  past: [
    ({ inline }) =>
      `Gracias por confiármelo. Es mucho lo que ha pasado, y usted decide cuánto sabe cada cual. Si vuelve, puede ayudar un médico, o una llamada: ${inline}. Antes de seguir: ¿ha quedado ya atrás?`,
    () => `Le escucho. Al contarlo, ¿lo siente como pasado?`,
  ],
  harmToOthers: [
    ({ crisis }) =>
      `Lo que escribe me hace temer que alguien salga herido; todo lo demás puede esperar. Ponga distancia con esa persona y con cualquier cosa que pudiera usar. Si siente que podría hacerlo, llame ahora y dígalo tal cual:\n\n${crisis}\n\n¿Hay alguien cerca que pueda ayudarle a pasar la próxima hora?`,
  ],
  emergency: [
    ({ emergency }) =>
      `Puede ser una urgencia médica. Llame ya al **${emergency}**, antes de volver a escribir: diga dónde está y qué ocurre, deje la puerta sin llave y no conduzca. Si hay alguien cerca, pídale que venga. ¿Está llamando?`,
  ],
  careAfterAsk: [
    () =>
      `Ya volveremos a eso. Primero mi pregunta, porque prefiero preguntar una vez de más: ¿está pensando en quitarse la vida? Un simple «no» basta.`,
    ({ inline }) =>
      `No quiero insistir, pero tampoco pasarlo por alto. Si algo de eso es cierto, por favor, llame a ${inline}. ¿Lo decía en ese sentido?`,
  ],
  careAfterCrisis: [
    ({ inline }) =>
      `Le escucho, y eso puede esperar un poco. No puedo seguir como si no hubiera escrito lo que escribió. Por favor, llame ahora a ${inline}. ¿Ha podido hablar con alguien?`,
    ({ inline }) =>
      `Con gusto hablaré de otras cosas cuando sepa que no está a solas con esto. Por favor, llame a alguien de confianza, o a ${inline}. ¿Hay alguien con usted ahora?`,
  ],
  careAfterOther: [
    () => `Ahora voy a eso. Lo que me contó antes me sigue preocupando: ¿están todos a salvo en este momento?`,
    ({ inline }) =>
      `Podemos seguir con eso. Para lo que me contó antes, siempre puede llamar a ${inline}. ¿Están todos a salvo por hoy?`,
  ],
  clearedNo: [
    ({ inline }) =>
      `Gracias por decírmelo con claridad. Si algún día cambia, dígalo aquí igual de claro, o llame a ${inline}. ¿Por dónde quiere seguir?`,
    () => `Me alegra saberlo, y gracias por no tomarse a mal la pregunta. ¿Qué es lo que más le importa ahora?`,
  ],
  clearedHelp: [
    ({ inline }) =>
      `Me alegra saberlo. Lo que escribió seguirá contando mañana: por favor, hable de ello con alguien que pueda acompañarle, un médico, por ejemplo, o llame a ${inline}. ¿Quiere quedarse un rato con esto, o le ayudo con algo pequeño?`,
  ],
  buttons: { ask: ["Sí", "No, no me refería a eso"], misread: ["Es un malentendido, nadie está en peligro"] },
  letGo: ({ inline }) =>
    `Está bien, no insisto más. Puede volver a ello aquí en cualquier momento, con una palabra, o llamar a ${inline}. Sigamos con su tema.`,
  misread: "Lo entendí mal, y lo siento. Si alguna vez fuera así, dígalo aquí con palabras claras.",
  otherLanguage:
    "Entiendo inglés, alemán, francés y español. Si puede, escríbame en uno de estos idiomas: ¿hay alguien con usted?",
  minor: ({ child }) => `Si tiene menos de dieciocho años, hay personas que están solo para usted:\n\n${child}`,
  guessedCountry: (name) => `Estos números son de este país: ${name}. Si está en otro lugar, dígame en qué país.`,
  list: {
    emergency: (number) => `**${number}** si alguien está en peligro ahora`,
    policeAndAmbulance: (police, ambulance) =>
      `**${police}** (policía) o **${ambulance}** (ambulancia) si alguien está en peligro ahora`,
    unknownCountry: (most, northAmerica) => `${most} (Norteamérica: ${northAmerica}) o el número de emergencias local`,
    or: "o",
    directory: (site) => `en otros países: ${site}`,
    silentCall: {
      press: (key) => `si no puede hablar: llame y pulse **${key}** cuando se lo pidan`,
      text: (number) => `si no puede hablar: envíe un SMS al **${number}**`,
      other: "si no puede hablar: llame igualmente, no cuelgue, y dé golpecitos o tosa cuando le pregunten algo",
    },
  },
};
