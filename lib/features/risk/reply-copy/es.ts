import type { RiskCopy } from "./types";

export const ES: RiskCopy = {
  note: ({ inline }) =>
    "Lo que ha escrito podría significar que alguien está en peligro o puede estarlo. Queda guardado tal como lo ha " +
    `escrito. Si es así, no se quede a solas con ello: ${inline} atiende a cualquier hora. También puede decirlo en el chat.`,
  ask: [
    ({ inline }) =>
      `Parte de lo que escribe suena como si lo difícil ahora fuera vivir. Prefiero preguntar a suponer: ¿está pensando en quitarse la vida? Responda como quiera; aquí nada va a escandalizar a nadie. Si pesa demasiado para esperar, ${inline} está a cualquier hora.`,
    ({ inline }) =>
      `Me quedo con esto, porque ya salió más de una vez. ¿Tiene pensamientos de no querer vivir, o de matarse? Aquí cabe un sí, y también un no. Alguien con quien hablar: ${inline}.`,
  ],
  crisis: [
    ({ crisis }) =>
      `Qué bueno que lo escribió aquí. Me lo tomo en serio; todo lo demás puede esperar. Soy un programa y no puedo estar con usted. Hay personas que sí, ahora:\n\n${crisis}\n\nSi tiene cerca algo que pudiera usar, por favor aléjese de ello o déselo a alguien. No hacen falta palabras bonitas: «no estoy a salvo» basta. ¿Hay alguien con usted?`,
    ({ crisis }) =>
      `Sigo aquí, y me lo tomo igual de en serio. Por favor, avise a una persona ahora, no mañana. Llame, o escriba a alguien: «no estoy bien, ven».\n\n${crisis}\n\n¿Quién podría estar con usted en la próxima hora?`,
    ({ crisis }) =>
      `Esto pesa mucho, y no debería cargarlo a solas con un programa. Vaya a donde haya gente y llame desde allí.\n\n${crisis}\n\n¿Lo hará antes de volver a escribirme?`,
  ],
  selfHarm: [
    ({ emergency, inline }) =>
      `Gracias por contármelo. Aquí no tiene que avergonzarse: mucha gente se hace daño para aguantar algo que es demasiado. Si una herida es profunda, no para de sangrar o está infectada, o si lleva días casi sin comer, que la vea un médico hoy (${emergency} si es urgente). Para los momentos en que llega la presión, ${inline} atiende a cualquier hora, también por esto. ¿Puedo preguntarle: es para aguantar, o piensa también en no seguir viviendo?`,
    ({ inline }) =>
      `Oigo que sigue pasando, y no voy a sermonearle. ¿Podría, solo por esta noche, dejar lejos lo que usa, y contarle a una persona lo que me contó a mí? Un médico, o ${inline}. ¿Hay también pensamientos de no querer vivir?`,
  ],
  violence: [
    ({ violence }) =>
      `Siento mucho que le esté pasando esto. Nadie tiene derecho a hacérselo, y no es culpa suya, haya pasado lo que haya pasado antes. Si está en peligro ahora, vaya con otras personas o a un cuarto con salida, y llame:\n\n${violence}\n\nTambién ayudan en silencio, con un plan para después; no tiene que decidir nada. Si alguien mira este aparato, borre luego esta conversación. ¿Está a salvo en este momento?`,
    ({ violence }) =>
      `Le creo. Cuénteselo hoy a una persona fuera de su casa, y piense dónde podría dormir esta noche si hiciera falta.\n\n${violence}\n\nSi alguna vez le apretaron el cuello, que lo vea un médico aunque parezca que no es nada. ¿Está a salvo ahora mismo?`,
  ],
  otherPerson: [
    ({ crisis }) =>
      `Hace bien en tomárselo en serio y en preguntar. Si pudiera ser ahora, primero pida ayuda y no deje sola a esa persona, o mande a alguien que esté cerca:\n\n${crisis}\n\nEsas líneas también ayudan a quien se preocupa por alguien. Cuando hable con ella: a solas, y pregunte con claridad «¿estás pensando en matarte?» o «¿alguien te hace daño?». Preguntar no le da la idea a nadie. Escuche, no discuta, ponga lejos lo peligroso, y no prometa guardar el secreto. ¿Sabe dónde está esa persona ahora?`,
    ({ crisis }) =>
      `Siga en contacto, o haga que alguien vaya. Si no contesta y teme lo peor, deje que emergencias lo compruebe; no es exagerar.\n\n${crisis}\n\nUsted tampoco tiene que cargarlo a solas. ¿Qué puede hacer en los próximos diez minutos?`,
  ],
  child: [
    ({ child }) =>
      `Un niño va antes que todo; quedémonos con esto. Si un niño está herido o en peligro ahora, llame:\n\n${child}\n\nTambién aconsejan a adultos, sin nombres. Un bebé que fue sacudido necesita un médico ya, aunque parezca recuperado. Con un niño mayor: «te creo, no es tu culpa, voy a buscar ayuda», sin pedir detalles, y sin enfrentar antes a la otra persona. Si es usted quien ya no puede más, deje al niño en un lugar seguro, salga del cuarto y llame. ¿El niño está a salvo en este momento?`,
    ({ child }) =>
      `Que hoy lo vea un profesional; para llamar no hace falta estar seguro.\n\n${child}\n\n¿Quién está con el niño ahora?`,
  ],
  past: [
    ({ inline }) =>
      `Gracias por confiármelo. Es mucho lo que dejó atrás, y usted decide cuánto sabe cada quien. Antes de seguir: ¿está de verdad en el pasado, o algo vuelve estos días? Si vuelve, está ${inline}, y médicos que lo conocen bien.`,
    () => `Le escucho. Al contarlo, ¿se siente como pasado, o hay algo de eso hoy?`,
  ],
  harmToOthers: [
    ({ crisis }) =>
      `Lo que escribe me hace temer que alguien salga herido. Dejo todo lo demás por eso. Ponga distancia con esa persona y con cualquier cosa que pudiera usar. Si siente que podría hacerlo, llame ahora y dígalo tal cual:\n\n${crisis}\n\n¿Hay alguien cerca que le ayude a pasar la próxima hora?`,
  ],
  emergency: [
    ({ emergency }) =>
      `Eso puede ser una urgencia médica. Llame ya al ${emergency}, antes de volver a escribir: diga dónde está y qué siente, abra la puerta, no conduzca. Si hay alguien cerca, llámelo a su lado. ¿Está llamando?`,
  ],
  careAfterAsk: [
    () =>
      `Ya volveremos a eso. Primero mi pregunta, prefiero preguntar una vez de más: ¿está pensando en quitarse la vida, o quería decir otra cosa? Con un simple no basta.`,
    ({ inline }) =>
      `No quiero insistir, ni pasar de largo. Si algo de eso es cierto, ${inline} está ahí esta noche. ¿Lo decía en ese sentido?`,
  ],
  careAfterCrisis: [
    ({ inline }) =>
      `Le escucho, y eso puede esperar un poco. No puedo seguir como si no hubiera escrito lo que escribió. ¿Pudo hablar con alguien? Para hablar ahora: ${inline}; o dígame quién está más cerca de usted.`,
    ({ inline }) =>
      `Con gusto hablo de otras cosas cuando sepa que no está a solas con esto. Llame a ${inline}, o a alguien de confianza. ¿Hay alguien con usted ahora?`,
  ],
  careAfterOther: [
    () => `Ahora voy a eso. Lo que me contó antes me sigue preocupando: ¿cómo está ahora, están todos a salvo?`,
    ({ inline }) =>
      `Podemos seguir con eso. Solo recuerde que ${inline} sigue ahí para lo otro. ¿Están todos a salvo por hoy?`,
  ],
  clearedNo: [
    ({ inline }) =>
      `Gracias por decírmelo claro; prefiero preguntar una vez de más. Si algún día cambia: ${inline}, y aquí puede decirlo con la misma claridad. ¿Por dónde quiere seguir?`,
    () => `Me alegra saberlo, y gracias por no tomar a mal la pregunta. ¿Qué le importa más ahora?`,
  ],
  clearedHelp: [
    ({ inline }) =>
      `Qué alivio, y hacía falta valor. Lo que escribió sigue contando mañana: un médico o ${inline} puede llevarlo con usted. ¿Quiere quedarse un rato con esto, o le ayudo con algo pequeño?`,
  ],
  letGo: ({ inline }) =>
    `Está bien, no insisto más. ${inline} sigue ahí a cualquier hora, y aquí basta una palabra para volver a ello. Sigamos con lo que trajo.`,
  otherLanguage:
    "Entiendo inglés, alemán, francés y español. Si puede, escríbame en una de ellas: ¿hay alguien con usted?",
  minor: ({ child }) => `Si tienes menos de dieciocho años, hay personas solo para ti:\n\n${child}`,
  country: (name) => `Estos números son de: ${name}. Si está en otro lugar, dígame el país.`,
  list: {
    emergency: (number) => `**${number}** si alguien está en peligro ahora`,
    or: "o",
    directory: (site) => `en cualquier otro lugar: ${site}`,
  },
};
