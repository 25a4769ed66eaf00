import { camposDe } from '@backoffice/shared/format'

/** The copy of /configuracion/perfil?vista=oficina. */
export const textos = {
  titulo: 'Oficina',
  vistas: { titulo: 'Vistas del perfil', persona: 'Mi perfil', seguridad: 'Seguridad', oficina: 'Oficina' },
  cargando: 'Cargando los datos de la oficina',
  ayuda: 'El nombre y el logo se ven en la barra, en los recibos y en lo que se imprime.',
  logo: {
    actual: 'Logo actual de la oficina',
    elegir: 'Logo',
    ayuda: 'JPG, PNG, WebP, GIF o AVIF de 10 MB como máximo.',
    nuevo: (nombre: string) => `Al guardar se pone ${nombre}`,
    descartar: 'Quitar el logo elegido',
    quitar: 'Quitar logo',
    conservar: 'Conservar el logo',
    seQuita: 'El logo se quita al guardar',
    noEsImagen: 'El archivo no es una imagen',
  },
  campos: {
    ...camposDe.oficina,
    quitar_logo: 'Quitar logo',
  },
  exigencia: {
    titulo: 'Exigir segundo paso',
    explica:
      'Al iniciar sesión, además de la contraseña, se pide un código o una llave de acceso. Después del plazo, quien no lo tenga debe activarlo antes de hacer otra cosa.',
    no: 'Sin exigir',
    si: 'Se exige',
    desde: (dia: string) => `Desde el ${dia}.`,
    sin: (n: number) =>
      n === 0
        ? 'Todos lo tienen activo.'
        : n === 1
          ? '1 persona aún no lo tiene.'
          : `${n} personas aún no lo tienen.`,
    exigir: 'Exigir segundo paso',
    dejar: 'Dejar de exigir',
    dias: 'Días de plazo',
    diasAyuda: 'De 0 a 90. Con 0 se pide desde ahora, también a quien lo exige.',
    falta: 'Faltan los días de plazo',
    pregunta: 'Para entrar bastará la contraseña de quien no tenga segundo paso. ¿Dejar de exigirlo?',
  },
  si: 'Sí',
  faltan: 'El nombre es obligatorio',
  obligatorio: 'Es obligatorio',
  conflicto: 'Otra persona cambió los datos de la oficina',
  guardar: 'Guardar oficina',
}
