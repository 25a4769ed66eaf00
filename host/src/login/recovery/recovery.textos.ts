/** The texts of the recovery. The specification dictates the buttons and the sentences about the code. */
export const textos = {
  entrar: 'Iniciar sesión',
  correo: {
    titulo: 'Recuperar la cuenta',
    texto: 'Se enviará un código de 4 dígitos al correo de la cuenta.',
    correo: 'Correo',
    enviar: 'Enviar código',
    falta: 'Hace falta el correo de la cuenta',
    noSeEnvio: 'No se pudo enviar el código. Se puede intentar de nuevo.',
  },
  codigo: {
    titulo: 'Escribir el código',
    texto: (correo: string) =>
      `Si ${correo} tiene una cuenta, recibirá un correo con un código de 4 dígitos.`,
    grupo: 'Código de 4 dígitos',
    digito: (n: number) => `Dígito ${n} de 4`,
    recuperar: 'Recuperar cuenta',
    correcto: 'Código correcto',
    noCoincide: 'El código no coincide',
    otro: 'Enviar otro código',
    espera: (segundos: number) => `Se puede pedir otro código en ${segundos} s.`,
    esperaLeida: (segundos: number) => `Se puede pedir otro código en ${segundos} segundos`,
    yaSePuede: 'Ya se puede pedir otro código',
  },
  nueva: {
    titulo: 'Cambiar la contraseña',
    contrasena: 'Nueva contraseña',
    pista: 'De 8 a 128 caracteres.',
    cambiar: 'Cambiar contraseña',
    noSeCambio: 'No se pudo cambiar la contraseña. Se puede intentar de nuevo.',
    otroCodigo: 'Pedir otro código',
  },
  invitacion: {
    titulo: 'Elegir la contraseña',
    cambiar: 'Guardar contraseña',
  },
} as const
