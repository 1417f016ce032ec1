/** Passwords, and words that most people make theirs of, which guessers try first. Lower case, without marks at the ends. */
const LIST = `
  0000 000000 101010 1111 11111 111111 11111111 112233 1212 121212 123123 123123123 123321 1234 12341234 12344321 12345
  123456 1234567 12345678 123456789 1234567890 123456a 1234qwer 123654 123abc 123qwe 131313 147258 147258369 159357
  159753 1990 1991 1992 1q2w3e 1q2w3e4r 1qaz2wsx 2000 222222 232323 258456 333333 5201314 55555 555555 654321 666666
  741852963 777777 7777777 786786 789456 8675309 87654321 888888 88888888 963852741 987654 987654321 999999 a123456
  a1b2c3 aa123456 aaaaaa abc123 abcd1234 access adidas admin administrator allah amanda andrea andrew angel angela
  angels anthony apples arsenal asd123 asdf asdfasdf asdfgh asdfghjkl ashley austin baccarat badboy bailey banana bandit
  barney baseball batman betting bharat bigdaddy bigdog bismillah biteme black blue booboo booger boomer boston brandon
  brandy bulldog buster butter butthead camaro cameron canada captain carlos casino casper changeme charles charlie
  cheese chelsea chennai chester chicago chicken chris cocacola coffee compaq computer cookie cooper
  correcthorsebatterystaple corvette cowboy cowboys cricket crystal dakota dallas daniel danielle david deepak default
  delhi dennis dhoni diablo diamond doctor dolphin dolphins dragon eagles edward falcon fender ferrari fishing florida
  flower football forever freedom gandalf ganesh ganesha gateway gemini george gfhjkm ginger golden golfer guest guitar
  hammer hannah hanuman harley heather hello helpme hockey hunter iceman iloveu iloveyou iloveyouforever india india123
  internet jackie jackpot jackson jaguar jaishreeram james jasmine jasper jennifer jeremy jessica john johnny johnson
  jonathan jordan jordan23 joseph joshua junior justin killer klaster knight kohli kolkata krishna kumar lakers lauren
  letmein letmein1 letmeinplease liverpoo liverpool login london lottery love lovely lovers luckyday maddog madison
  maggie mahadev marina marine marlboro martin master matrix matthew maverick maxwell melissa mercedes merlin michael
  michelle mickey midnight mike miller money monkey monster morgan mother muffin mumbai murphy mustang mylove mypassword
  nascar natasha nathan ncc1701 newyork nicholas nicole nikita nirvana oliver omnamahshivaya opensesame orange p@ssw0rd
  pa55word packers panther pass passw0rd password password1 passwordpassword patrick peaches peanut pepper phoenix
  player please pokemon poker pooja pookie porsche prince princess priya purple q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx
  qazwsxedc qazxsw qwaszx qwe123 qwer1234 qwerty qwerty123 qwertyui qwertyuiop rabbit rachel rahul raiders rainbow
  rajesh ranger rangers razz redskins redsox richard robert rocket root rummy sachin saibaba sairam samantha samsung
  sandra sanjay satta scooby scooter scorpion secret shadow shannon sharma shiva sierra silver singh slayer slipknot
  slots smokey snoopy soccer sophie sparky spider startrek starwars steelers steven summer sunshine superman sweety
  taylor teenpatti tennis test theman thequickbrownfox thisismypassword thomas thunder thx1138 tiffany tiger tigers
  tigger toyota trustno1 trustnoone tucker turtle united user victor victoria viking virat welcome welcome1 whatever
  william wilson winner winston winter wizard woaini xxxxxx yamaha yankees yellow zxc123 zxcvbn zxcvbnm zzzzzz
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(LIST.split(/\s+/).filter(Boolean));
