const stems = (
  'password passwort passord contrasena motdepasse senha pass passwd passw0rd p@ssword p@ssw0rd pa55word ' +
  'welcome welkom bienvenue letmein login logon signin admin administrator root master access default changeme ' +
  'secret private test testing tester guest user demo temp temporary office company business account ' +
  'qwerty qwertz azerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx 1qaz2wsx q1w2e3r4 a1b2c3d4 zaq12wsx ' +
  'abc abcd abc123 abcdef abcdefg abcdefgh abcd1234 qwe asd zxc qweasd qweasdzxc qwe123 asd123 zxc123 ' +
  'iloveyou ilovegod iloveme loveyou loveme lovely love lover mylove sweetheart honey baby babygirl babyboy ' +
  'princess prince queen king angel angels sunshine moonlight starlight rainbow butterfly flower flowers ' +
  'sunflower strawberry blueberry cherry chocolate cookie cookies cupcake candy sugar pumpkin peanut banana ' +
  'monkey dragon tiger lion eagle falcon phoenix wolf panther cheetah dolphin elephant penguin turtle kitten ' +
  'puppy doggie horse unicorn bulldog buster bailey max buddy rocky lucky shadow smokey ginger pepper oreo ' +
  'football baseball basketball softball volleyball hockey soccer tennis golf golfer swimming wrestling ' +
  'cowboys steelers packers patriots eagles raiders broncos yankees redsox dodgers lakers celtics bulls ' +
  'liverpool arsenal chelsea manchester barcelona realmadrid juventus everton ferrari porsche mustang corvette ' +
  'camaro harley yamaha kawasaki suzuki toyota honda chevy mercedes jaguar ' +
  'superman batman spiderman ironman wolverine avengers marvel starwars startrek pokemon pikachu naruto ' +
  'mickey mickeymouse minnie snoopy garfield scooby tinkerbell hellokitty spongebob simpsons homer bart ' +
  'matrix trinity morpheus gandalf merlin hobbit frodo hogwarts harrypotter voldemort minecraft fortnite roblox ' +
  'nintendo playstation xbox warcraft starcraft halo counterstrike zelda mario metallica nirvana slipknot ' +
  'eminem beatles ladygaga rockstar guitar music musica dancer dancing singer drummer piano ' +
  'michael jennifer jessica ashley jordan daniel matthew joshua andrew robert william joseph thomas anthony ' +
  'christopher charlie nicole michelle amanda samantha elizabeth stephanie melissa danielle victoria natasha ' +
  'alexander alexandra christian christina patrick patricia richard jonathan benjamin nicholas maria sophia ' +
  'isabella olivia emma hannah abigail madison george maggie sarah laura linda barbara susan karen nancy ' +
  'jesus jesuschrist christ heaven blessed blessing faith hope grace freedom liberty america american usa ' +
  'texas california florida newyork chicago boston dallas houston denver phoenix seattle atlanta london paris ' +
  'summer winter spring autumn january february march april may june july august september october november ' +
  'december monday tuesday wednesday thursday friday saturday sunday birthday holiday christmas halloween ' +
  'computer internet server laptop iphone samsung android google facebook youtube twitter instagram linkedin ' +
  'amazon yahoo gmail hotmail microsoft windows linux ubuntu oracle cisco network database system security ' +
  'money dollar million cash rich diamond gold golden silver platinum crystal ' +
  'hunter killer ninja samurai warrior soldier marine army navy ranger sniper police trooper viper cobra ' +
  'whatever trustno1 forever always nothing something fuckyou fuckoff asshole bitch bullshit biteme blowme ' +
  'hello hello123 hellohello goodbye goodluck thankyou please nopass nopassword mypassword yourpassword ' +
  'thepassword newpassword oldpassword password1 passpass letmein1 opensesame sesame ' +
  'purple orange yellow green black white blackberry redhead bluesky green1 scorpion leo gemini aquarius taurus ' +
  'family mother father mommy daddy sister brother grandma grandpa friend friends bestfriend married wedding ' +
  'school student teacher college doctor nurse lawyer legal attorney engineer manager ' +
  'a1b2c3 1q2w3e 1q2w3e4r 1q2w3e4r5t zaq1 xsw2 1qaz 2wsx 3edc'
).split(' ');

const others = (
  'correcthorsebatterystaple correcthorse ncc1701d ncc1701e thx1138a trustnoone whatisthis letmeinplease ' +
  'iamawesome iamthebest iloveyou2 ihateyou ihavenopassword dontforget passwordpassword adminadmin rootroot ' +
  'testtest useruser qweqweqwe asdasdasd zxczxczxc qwerqwer asdfasdf zxcvzxcv abcabcabc abcdabcd aabbccdd ' +
  'aa123456 a123456789 a12345678 a1234567 abc12345 abc123456 abc123abc asdf1234 qwer1234 zxcv1234 1234qwer 1234asdf ' +
  '1234abcd 123456abc 123456aa 123456qwe 12345qwert 123qweasd 123qwe123 123abc123 123321123 qwe123456 q1w2e3r4t5 ' +
  'q1w2e3r4t5y6 1q2w3e4r5t6y 1a2b3c4d 1a2b3c4d5e a1s2d3f4 z1x2c3v4 qazwsx123 qazwsxedc qazxswedc zaqxswcde ' +
  'zaq1zaq1 zaq1xsw2 zaq12wsxcde3 1qazxsw2 1qaz1qaz 2wsx2wsx 1qaz2wsx3edc 1qaz@wsx !qaz2wsx !qaz@wsx qwaszx12 ' +
  '!@#$%^&* !@#$%^&*() 1!2@3#4$ qwerty!@# passw0rd! p@55w0rd p@$$w0rd p@$$word pa$$word pa$$w0rd passw@rd ' +
  '147258369 147852369 159753456 159357258 741852963 789456123 789456123a 987456321 963852741 321654987 369258147 ' +
  '102030405 10203040 11223344 1122334455 112233445566 11112222 11110000 12344321 123454321 12345654321 ' +
  '1234554321 123123123 123412345 12341234 121212121 123321123321 00001111 55555678 25802580 14725836 95175346 ' +
  '31415926 314159265 27182818 01234567 012345678 20202020 19841984 20012001 13131313 dragonball dragonballz ' +
  'blink182 linkinpark greenday slayer666 jordan23 michaeljordan kobebryant lebronjames cristiano ronaldo7 ' +
  'neymar10 messi1010 manchesterunited newyorkyankees redskins49 fishing1 hunting1 snowboard skateboard ' +
  'surfing1 mountain mountains riverside oceanside sunnyday happyday happyhappy lovelove babybaby kisskiss ' +
  'hahahaha lalalala blahblah nananana computer1 internet1 startrek1 stargate1 enterprise apollo13 challenger ' +
  'einstein shakespeare napoleon cleopatra godzilla kingkong frankenstein terminator gladiator scarface godfather ' +
  'universe galaxies infinity eternity paradise lifestyle lifeisgood carpediem hakunamatata abracadabra ' +
  'supercalifragilisticexpialidocious asdfghjkl; asdfjkl; qwertyui asdfghjk zxcvbnm, poiuytrewq lkjhgfdsa mnbvcxz1 ' +
  'aaaaaaa1 aaaaaaaa1 1aaaaaaa password! password? password. password* password# password$ secretpassword ' +
  'notarizeme notarize1 notarysignature notarylog signhere signature signature1 journalentry myjournal1 ' +
  'springtime summertime wintertime harvest1 thanksgiving valentine valentines independence president whitehouse'
).split(' ');

/** Rows of the keyboard, the alphabet, and the digits. */
const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8',
];

/** Usual endings, such as `1`, `123`, or `2026`. */
const ending = /^(?:\d{0,4}|12345|123456|abc|qwe)$/;
const beginning = /^(?:my|the|1|12|123)?$/;

/** A repeated unit of one to four characters: `aaaaaaaa`, `12121212`, `abcdabcd`. */
const repetition = /^(.{1,4})\1+$/;

const known: ReadonlySet<string> = new Set([...stems, ...others]);

function isRun(text: string): boolean {
  const reversed = [...text].reverse().join('');
  return rows.some((row) => row.includes(text) || row.includes(reversed));
}

function isKnownWithEnds(text: string): boolean {
  for (let start = 0; start <= 3; start += 1) {
    if (!beginning.test(text.slice(0, start))) continue;
    for (let end = start + 3; end <= text.length; end += 1) {
      if (known.has(text.slice(start, end)) && ending.test(text.slice(end))) return true;
    }
  }
  return false;
}

function isDoubled(text: string): boolean {
  const half = text.slice(0, text.length / 2);
  return half + half === text && known.has(half);
}

/**
 * Reports whether a password of eight or more characters, in lower case, is a frequent one (ASVS 5.0, 6.2.4).
 * Covers the words at the top of every public ranking (names, animals, teams, brands, seasons, curses,
 * "password" in other spellings), each alone, doubled, and with usual beginnings and endings; runs along the
 * keyboard, the alphabet, and the digits, both ways; repetitions; and single well-known passwords. It is not
 * a list of breached passwords.
 */
export function isWellKnownPassword(folded: string): boolean {
  return repetition.test(folded) || isRun(folded) || isDoubled(folded) || isKnownWithEnds(folded);
}
