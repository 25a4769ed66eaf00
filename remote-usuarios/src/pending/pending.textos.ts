/** The copy of the pages whose screens come with a later release. */
export const textos = {
  aviso: 'Esta pantalla aún no está disponible',
  explicacion: 'Se incorporará en una próxima versión; lo demás sigue funcionando.',
}
