import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PERMISOS, effectivePermisos, may } from '@backoffice/shared/contract'

describe('[D22] effective permissions', () => {
  it('an Administrador, and tipo 7, has everything not stored as false', () => {
    for (const tipo of [0, 7]) {
      assert.equal(may(tipo, null, 'usuarios.editar'), true)
      assert.equal(may(tipo, { usuarios: { editar: false } }, 'usuarios.editar'), false)
      assert.equal(may(tipo, { usuarios: { editar: false } }, 'usuarios.ver'), true)
      assert.equal(may(tipo, { usuarios: false }, 'usuarios.ver'), false)
      assert.equal(may(tipo, null, 'inventario.ver'), true, 'keys of later remotes too')
    }
  })

  it('an Asesor without a stored tree has clients, advisories and their own profile', () => {
    const effective = effectivePermisos(1, null)
    assert.partialDeepStrictEqual(effective, {
      clientes: { ver: true, agregar: true, editar: true, detalles: true },
      asesorias: { ver: true, agregar: true, editar: true, detalles: true },
      usuarios: { ver: false, agregar: false, editar: false },
      configuracion: { membresias: { ver: false }, perfil: { ver: true } },
    })
    // Nothing of an entity that came later, except of what belongs to clients and advisories.
    const given = PERMISOS.filter((permiso) => may(1, null, permiso))
    assert.deepEqual(
      given.filter((permiso) => !/^(clientes|asesorias)\./.test(permiso)),
      ['configuracion.perfil.ver'],
    )
  })

  it('an Asesor with a stored tree has exactly that', () => {
    assert.equal(may(1, { clientes: { ver: true } }, 'clientes.ver'), true)
    assert.equal(may(1, { clientes: { ver: true } }, 'clientes.editar'), false)
    assert.equal(may(1, {}, 'asesorias.ver'), false)
    assert.equal(may(1, { clientes: true }, 'clientes.editar'), true)
  })

  it('ignores everything that is not a tree of booleans', () => {
    const odd = {
      clientes: null,
      asesorias: [true],
      usuarios: { ver: 'true', editar: { x: 1 } },
      inventario: 1,
    }
    for (const stored of [odd, 'x', 1, [], null]) {
      assert.equal(may(1, stored as never, 'usuarios.ver'), false)
      assert.equal(may(0, stored as never, 'clientes.ver'), true)
    }
    assert.deepEqual(Object.keys(effectivePermisos(1, odd as never)), [
      'usuarios',
      'clientes',
      'asesorias',
      'configuracion',
      'auditoria',
      'reportes',
    ])
    assert.equal(may(1, odd as never, 'clientes.ver'), false)
  })

  it('includes permissions of other remotes, which cannot change the product’s own', () => {
    const others = [
      'inventario.ver',
      'usuarios.editar',
      'usuarios.editar.todo',
      'configuracion.perfil',
      'clientes.x',
    ]
    assert.deepEqual(effectivePermisos(0, null, others).inventario, { ver: true })
    assert.deepEqual(effectivePermisos(1, null, others).inventario, { ver: false })
    assert.deepEqual(effectivePermisos(1, { inventario: { ver: true } }, others).inventario, { ver: true })
    for (const stored of [null, { usuarios: { editar: true } }]) {
      const plain = effectivePermisos(1, stored)
      const told = effectivePermisos(1, stored, others)
      for (const key of ['usuarios', 'asesorias', 'configuracion'])
        assert.deepEqual(told[key], plain[key], key)
      assert.deepEqual(told.clientes, { ...(plain.clientes as object), x: false })
    }
  })

  it('keeps keys that future remotes have stored', () => {
    assert.equal(effectivePermisos(1, { inventario: { ver: true } }).inventario !== undefined, true)
    assert.equal(may(1, { inventario: { ver: true } }, 'inventario.ver'), true)
    assert.equal(may(1, {}, 'constructor.name'), false)
  })
})
