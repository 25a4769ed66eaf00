/** The commonest passwords of 8 characters and more, worldwide and in Spanish, in small letters. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 87654321 987654321 0987654321 11111111 111111111 00000000 000000000 22222222 88888888
  99999999 12341234 11223344 12121212 123123123 147258369 159753456 741852963 789456123 147852369 321321321 123456780
  1234567891 12345678910 123456789a a123456789 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc qwertyui qwertyuiop qwerty12
  qwerty123 qwerty1234 asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123 q1w2e3r4 abcd1234 abc12345 abc123456 abcdefgh abcdefghi
  aa123456 a1234567 a12345678 password password1 password12 password123 password1234 p@ssw0rd p@ssword passw0rd
  passw0rd1 pa$$word welcome1 welcome123 letmein1 letmein123 iloveyou iloveyou1 sunshine princess football baseball
  superman trustno1 starwars whatever computer internet administrator admin123 admin1234 admin12345 administrador
  adminadmin master123 changeme changeme1 dragon123 monkey123 michael1 jennifer michelle charlie1 shadow123
  contraseña contrasena contraseña1 contrasena1 contraseña123 contrasena123 contra123 clave123 clave1234 miclave1
  micontraseña micontrasena secreto1 bienvenido bienvenido1 bienvenida hola1234 hola12345 holahola teamo123 teamo1234
  tequiero tequiero1 tequieromucho teamomucho miamor123 mexico123 mexico1234 mexico12 mexico2020 mexico2024 mexico2025
  mexico2026 guadalajara monterrey america1 america123 chivas123 cruzazul cruzazul1 pumas123 futbol123 estrella
  estrella1 mariposa mariposa1 corazon1 corazon123 princesa princesa1 princesa123 chocolate angelito angelito1
  alejandro alejandra alejandro1 fernando fernando1 fernanda gabriela guadalupe guadalupe1 francisco francisco1
  margarita veronica sebastian sebastian1 santiago santiago1 valentina daniela1 roberto1 antonio1 carolina cristina
  patricia beatriz1 leonardo ricardo1 eduardo1 gustavo1 jesus123 jesucristo diosesamor dios1234 diosesfiel usuario1
  usuario123 prueba123 pruebas1 prueba1234 test1234 testtest temporal temporal1 temporal123 empresa1 empresa123
  oficina1 oficina123 sistemas sistemas1 cambiame cambiame1`.split(/\s+/),
)
