import { addHashes, addHostHashes, hashOf } from './hashes.ts'

it('a release provides the hashes of its own files only', () => {
  addHashes('http://localhost/remotes/clientes/1/mf-manifest.json', {
    'module.js': 'sha384-uno',
    'hojas/a.css': 'sha384-dos',
    '../../usuarios/1/module.js': 'sha384-ajeno',
    'http://localhost/assets/main.js': 'sha384-ajeno',
  })
  expect(hashOf('http://localhost/remotes/clientes/1/module.js')).toBe('sha384-uno')
  expect(hashOf('http://localhost/remotes/clientes/1/hojas/a.css')).toBe('sha384-dos')
  expect(hashOf('http://localhost/remotes/usuarios/1/module.js')).toBeUndefined()
  expect(hashOf('http://localhost/assets/main.js')).toBeUndefined()
})

it('the page provides the hashes of the host’s files', () => {
  document.body.innerHTML =
    '<script type="application/json" id="integridad">{"assets/login.js":"sha384-tres"}</script>'
  addHostHashes()
  expect(hashOf('http://localhost/assets/login.js')).toBe('sha384-tres')
})
