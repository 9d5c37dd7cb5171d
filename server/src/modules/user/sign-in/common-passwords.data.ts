/**
 * What people choose when they are asked for a password: in small letters, without the digits and signs that they put
 * around it. With the rules beside it (digits added, letters swapped for signs, words joined or repeated) each line
 * stands for hundreds of passwords. Ours, for people in India: names of gods, gurus, places, cricket and sewa too.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
  password passwd pass passcode passphrase passwort parola pwd secret secrets topsecret hidden private login logon
  signin access letmein letmeinnow openup opensesame open sesame enter default guest user username users owner admin
  administrator admins root superuser sysadmin system manager master masterkey key server service support helpdesk
  computer laptop desktop internet website online network router modem wifi wireless broadband mobile phone iphone
  samsung nokia redmi xiaomi oneplus android google gmail yahoo facebook instagram whatsapp youtube twitter linkedin
  amazon flipkart paytm jio airtel windows microsoft apple oracle linux ubuntu excel office test testing tester tests
  demo demos sample example trial temp temporary change changeme changethis changeit changenow new newuser newpass old
  mypass mypassword thepassword yourpassword nopassword password1 whatever nothing something anything everything hello
  helloworld hi hey welcome welcomeback welcomehome thankyou thanks please sorry goodbye goodmorning goodnight morning
  abc abcd abcde abcdef abcdefg abcdefgh alphabet alpha beta gamma delta omega qwe qwer qwert qwerty qwertyu qwertyui
  qwertyuiop asd asdf asdfg asdfgh asdfghjkl zxc zxcv zxcvb zxcvbn zxcvbnm qaz qazwsx qazwsxedc wsx edc zaq zaqwsx
  qweasd qweasdzxc asdzxc poiuytrewq lkjhgfdsa mnbvcxz azerty azertyuiop dvorak trustno trustnoone iloveyou
  iloveyousomuch iloveu ilovegod ilovemyself ilovemyfamily ilovemymom ilovemydad ilovemywife ilovemymother ilovejesus
  ilovemyindia iloveindia loveyou loveu love lover loverboy lovers lovely loveme lovelove mylove myself mylife myfamily
  family father mother mummy mommy mama papa daddy dad mom brother sister sisters brothers wife husband son daughter
  baby babygirl babyboy princess prince queen king angel angels sweet sweety sweetie sweetheart honey darling dear
  beautiful handsome cute pretty friend friends bestfriend bestfriends forever together always happy happiness smile
  lucky luck hope faith peace trust truth dream dreams dreamer success winner champion power strong strength freedom
  sunshine sunflower sun moon moonlight star stars starlight sky heaven rainbow summer winter spring autumn monsoon
  flower flowers rose lotus lily jasmine butterfly tiger lion dragon monkey elephant peacock eagle dolphin horse dog
  doggy puppy cat kitty kitten birdie chocolate cookie cookies banana mango orange apples pepper ginger cheese coffee
  chai samosa biryani football soccer baseball basketball hockey kabaddi cricket cricketer batman superman spiderman
  ironman hulk avengers pokemon pikachu starwars matrix harrypotter naruto minecraft mustang ferrari mercedes bmw audi
  honda toyota maruti tata yamaha bullet royalenfield harley music guitar rockstar metallica michael jordan jessica
  jennifer ashley daniel michelle thomas robert william charlie george david james joseph andrew matthew anthony
  nicole amanda hannah samantha elizabeth maggie buster hunter ranger killer shadow ninja warrior soldier pirate
  phoenix silver golden gold diamond pearl ruby crystal purple black white red blue green yellow pink fuckyou fuckoff
  fuck fucker asshole bitch shit sexy hacker hacked blink matrixx access control money dollar rupee rupees business
  company office school college university student teacher doctor engineer lawyer police army india indian hindustan
  bharat bharatmata vandemataram jaihind jaihindi jaimatadi jaishreeram jaishriram jaihanuman incredibleindia punjab
  punjabi amritsar ludhiana jalandhar patiala bathinda delhi newdelhi mumbai bombay chandigarh haryana himachal shimla
  jaipur rajasthan gujarat surat ahmedabad pune kolkata calcutta chennai madras bangalore bengaluru hyderabad kerala
  lucknow kanpur agra varanasi goa nepal kashmir jammu dharamshala haridwar rishikesh london canada america australia
  beas dera derabeas satsang satsanghall radhasoami radhaswami radhasoamiji satnam satnamji waheguru wahegurujee
  waheguruji khalsa gurunanak gurunanakdev gurugobind gurugobindsingh gurbani ardas akal onkar ekonkar satguru
  guru guruji babaji maharaj maharajji huzur sangat sewa seva sewadar sewadars sewaportal portal langar bhakti kirtan
  simran nanak gobind fateh satsriakal namaste namaskar pranam shanti om omnamahshivaya omsai omsairam sairam saibaba
  shirdi krishna radha radhe radheradhe radhekrishna radhakrishna harekrishna hareram hari haribol rama ram sita
  sitaram jaishri shriram hanuman bajrangbali ganesh ganesha ganpati ganpatibappa shiva shiv mahadev mahakaal bholenath
  shankar durga kali lakshmi laxmi saraswati vishnu narayan gopal govind murari madhav buddha allah bismillah
  mohammad mohammed muhammad inshallah mashallah alhamdulillah jesus jesuschrist christ godisgood godislove godisgreat
  god lord savior bible angelina amarjit amit anil anita anjali arjun aryan ashok baldev deepak dinesh gaurav geeta
  gurpreet harjinder harpreet jaspreet jatin kamla karan kavita kiran komal kuldeep kumar lakhwinder mahesh manish
  manjit manpreet meena mohan mohinder mukesh naresh navjot neha nikhil nisha parminder pawan pooja prakash pramod
  preeti priya priyanka rahul raj rajesh rajeev raju rakesh ramesh ravi rekha ritu rohit sachin sachintendulkar
  tendulkar dhoni msdhoni virat viratkohli kohli sharukh shahrukh shahrukhkhan salman salmankhan aamir amitabh
  bachchan bollywood sandeep sangeeta sanjay sanjeev santosh sapna satish seema shivam shweta sunil sunita suresh
  surinder sushil swati tanvi usha vijay vikas vikram vinod vishal yash yogesh singh kaur sharma verma gupta patel
  gill sandhu sidhu dhillon grewal mahajan malhotra kapoor khanna khan ansari reddy naidu iyer nair menon das roy
  january february march april may june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday diwali holi vaisakhi baisakhi rakhi eid christmas newyear birthday anniversary
  `
    .split(/\s+/)
    .filter(Boolean),
);

/** Runs of neighbouring keys, down and across, of letters and of digits. */
export const keyboardRuns: readonly string[] = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'zaq1xsw2cde3vfr4bgt5nhy6mju7',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
];
