export const textos = {
  quitar: 'Quitar segundo paso',
  pregunta: (nombre: string) =>
    `${nombre} podrá entrar solo con su contraseña, hasta que active otro segundo paso. Se le avisa por correo. ¿Quitarlo?`,
} as const
