/** The copy of «Permisos» (D22). */
export const textos = {
  titulo: 'Permisos',
  explicacion: 'Lo que este usuario puede ver y hacer. Los cambios aplican de inmediato.',
  plantillas: 'Empezar con los permisos de',
  administrador: 'Administrador',
  asesor: 'Asesor',
  noSeTienen: 'Las casillas atenuadas no se pueden cambiar: solo se dan o quitan permisos que se tienen.',
}
