// The build inlines this script into the page: if the host's programs do not come, nobody else can say so.
const tell = () => {
  if (document.getElementById('sin-programas')) return
  const sentence = document.createElement('p')
  sentence.id = 'sin-programas'
  sentence.role = 'alert'
  sentence.textContent = 'No se pudo cargar la aplicación. Al recargar la página se vuelve a intentar.'
  // By script: the page's policy allows no style in an attribute.
  sentence.style.cssText =
    'position:fixed;inset:1rem 1rem auto;text-align:center;font:1rem/1.4 system-ui,sans-serif;color:CanvasText'
  document.body.append(sentence)
}
const isProgram = (target: EventTarget | null) => target instanceof HTMLScriptElement && target.defer
addEventListener('error', ({ target }) => isProgram(target) && tell(), true)
