import { camposDe } from '@backoffice/shared/format'

/** The copy of /configuracion/perfil?vista=oficina. */
export const textos = {
  titulo: 'Oficina',
  vistas: { titulo: 'Vistas del perfil', persona: 'Mi perfil', oficina: 'Oficina' },
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
  si: 'Sí',
  faltan: 'El nombre es obligatorio',
  obligatorio: 'Es obligatorio',
  conflicto: 'Otra persona cambió los datos de la oficina',
  guardar: 'Guardar oficina',
}
