import { dictionary } from '@zxcvbn-ts/language-common';

/** The most common passwords of all lengths, 49,233 of them in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Stems to which people add digits and signs: common ones, German ones, and words of this trade. */
export const commonStems: ReadonlySet<string> = new Set(
  `
  password passwort password1 passw0rd p@ssw0rd p@ssword pa55word kennwort geheim changeme letmein welcome willkommen
  12345678 123456789 1234567890 0123456789 987654321 9876543210 87654321 11223344 12341234 12344321 123123123 11111111
  00000000 88888888 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 zaq12wsx qwertyui qwertyuiop qwertzui qwertzuiop qwerty
  qwertz qwerty123 qwertz123 asdfghjk asdfghjkl yxcvbnm zxcvbnm abcdefgh abcd1234 a1b2c3d4 1a2b3c4d aa123456 abc12345
  iloveyou ichliebedich sunshine sonnenschein princess prinzessin football fussball baseball superman batman trustno
  trustno1 whatever starwars computer internet dragon monkey master shadow michael jennifer jordan liverpool arsenal
  chelsea bayern borussia schalke hallo hallo123 hallowelt helloworld schatz schatzi mercedes porsche corvette mustang
  samsung iphone google facebook linkedin microsoft admin admin123 administrator root toor guest test test1234 testtest
  testing default secret supersecret secretpassword summer sommer winter spring herbst autumn fruehling simshelf
  reseller esim travel roaming
  `
    .split(/\s+/)
    .filter((word) => word !== ''),
);
