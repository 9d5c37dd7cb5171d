// Long because it is a list: the names that the search is judged by, each as people write it in Latin, Gurmukhi and Devanagari.

export type Script = 'latin' | 'gurmukhi' | 'devanagari';
/** The usual spelling first. */
export type Spellings = Readonly<Record<Script, readonly [string, ...string[]]>>;

export const menNames = spellings(`
Gurpreet Gurprit Gurpreeth | ਗੁਰਪ੍ਰੀਤ | गुरप्रीत
Harjinder Harjindar Harjindr | ਹਰਜਿੰਦਰ | हरजिंदर हरजिन्दर
Baldev Baldeo Baladev | ਬਲਦੇਵ | बलदेव
Rajesh Raajesh | ਰਾਜੇਸ਼ ਰਾਜੇਸ | राजेश
Suresh Suraish | ਸੁਰੇਸ਼ | सुरेश
Amarjit Amarjeet Amrjit | ਅਮਰਜੀਤ | अमरजीत
Mohinder Mohindar | ਮੋਹਿੰਦਰ | मोहिंदर मोहिन्दर
Mahinder Mahindar | ਮਹਿੰਦਰ | महिंदर महिन्दर
Satnam Satnaam | ਸਤਨਾਮ | सतनाम
Manjeet Manjit | ਮਨਜੀਤ | मनजीत मंजीत
Balwinder Balvinder Balwindar | ਬਲਵਿੰਦਰ | बलविंदर बलविन्दर
Sukhwinder Sukhvinder Sukhwindar | ਸੁਖਵਿੰਦਰ | सुखविंदर सुखविन्दर
Kulwinder Kulvinder | ਕੁਲਵਿੰਦਰ | कुलविंदर
Jaswinder Jasvinder Jaswindar | ਜਸਵਿੰਦਰ | जसविंदर
Lakhwinder Lakhvinder | ਲਖਵਿੰਦਰ | लखविंदर
Parminder Parmindar Paraminder | ਪਰਮਿੰਦਰ | परमिंदर
Surinder Surindar | ਸੁਰਿੰਦਰ | सुरिंदर
Surendra Surender | ਸੁਰੇਂਦਰ | सुरेंदर सुरेंद्र सुरेन्द्र
Rajinder Rajindar | ਰਜਿੰਦਰ | रजिंदर
Rajendra Rajender | ਰਾਜੇਂਦਰ | राजेंद्र राजेन्द्र
Narinder Narindar | ਨਰਿੰਦਰ | नरिंदर
Narendra Narender | ਨਰੇਂਦਰ | नरेंद्र नरेन्द्र
Harpal Harpaal | ਹਰਪਾਲ | हरपाल
Jagtar Jagtaar | ਜਗਤਾਰ | जगतार
Avtar Avtaar Autar | ਅਵਤਾਰ | अवतार
Kulwant Kulvant | ਕੁਲਵੰਤ | कुलवंत
Jaswant Jasvant | ਜਸਵੰਤ | जसवंत
Balwant Balvant | ਬਲਵੰਤ | बलवंत
Gurmeet Gurmit | ਗੁਰਮੀਤ | गुरमीत
Gurdeep Gurdip | ਗੁਰਦੀਪ | गुरदीप
Gurcharan Gurcharn | ਗੁਰਚਰਨ | गुरचरन गुरचरण
Gurnam Gurnaam | ਗੁਰਨਾਮ | गुरनाम
Gurdial Gurdyal Gurdayal | ਗੁਰਦਿਆਲ | गुरदयाल
Gurbachan Gurbachn | ਗੁਰਬਚਨ | गुरबचन
Sukhdev Sukhdeo | ਸੁਖਦੇਵ | सुखदेव
Jagdish Jagdeesh | ਜਗਦੀਸ਼ | जगदीश
Jagjit Jagjeet | ਜਗਜੀਤ | जगजीत
Inderjit Inderjeet Indarjit | ਇੰਦਰਜੀਤ | इंदरजीत इन्द्रजीत
Davinder Devinder Davindar | ਦਵਿੰਦਰ | दविंदर
Bhupinder Bhupindar Bhupender | ਭੁਪਿੰਦਰ | भुपिंदर भूपिंदर
Tejinder Tejindar | ਤੇਜਿੰਦਰ | तेजिंदर
Maninder Manindar | ਮਨਿੰਦਰ | मनिंदर
Dharminder Dharmendra Dharmender | ਧਰਮਿੰਦਰ | धर्मेंद्र धर्मेन्द्र
Jatinder Jatindar | ਜਤਿੰਦਰ | जतिंदर
Jitendra Jitender | ਜਿਤੇਂਦਰ | जितेंद्र जितेन्द्र
Karamjit Karamjeet | ਕਰਮਜੀਤ | करमजीत
Ranjit Ranjeet | ਰਣਜੀਤ | रणजीत रंजीत
Charanjit Charanjeet | ਚਰਨਜੀਤ | चरनजीत चरणजीत
Paramjit Paramjeet Parmjit | ਪਰਮਜੀਤ | परमजीत
Amrik Amreek | ਅਮਰੀਕ | अमरीक
Darshan Darshn | ਦਰਸ਼ਨ | दर्शन
Kartar Kartaar | ਕਰਤਾਰ | करतार
Nirmal | ਨਿਰਮਲ | निर्मल
Piara Pyara | ਪਿਆਰਾ | प्यारा
Gian Gyan | ਗਿਆਨ | ज्ञान
Dalip Daleep Dilip | ਦਲੀਪ | दलीप दिलीप
Daljit Daljeet | ਦਲਜੀਤ | दलजीत
Diljit Diljeet | ਦਿਲਜੀਤ | दिलजीत
Hardev Hardeo | ਹਰਦੇਵ | हरदेव
Hardeep Hardip | ਹਰਦੀਪ | हरदीप
Harbhajan Harbhajn | ਹਰਭਜਨ | हरभजन
Mewa Mewaa | ਮੇਵਾ | मेवा
Bachittar Bachitar | ਬਚਿੱਤਰ | बचित्तर
Joginder Jogindar | ਜੋਗਿੰਦਰ | जोगिंदर
Tarsem Tarsaim | ਤਰਸੇਮ | तरसेम
Tarlochan Tarlochn | ਤਰਲੋਚਨ | तरलोचन
Santokh Santokhh | ਸੰਤੋਖ | संतोख
Bikramjit Bikramjeet Vikramjit | ਬਿਕਰਮਜੀਤ | बिक्रमजीत विक्रमजीत
Vikram Bikram | ਵਿਕਰਮ ਬਿਕਰਮ | विक्रम
Ashok Asok | ਅਸ਼ੋਕ | अशोक
Ramesh Rameysh | ਰਮੇਸ਼ | रमेश
Mahesh | ਮਹੇਸ਼ | महेश
Mukesh | ਮੁਕੇਸ਼ | मुकेश
Dinesh | ਦਿਨੇਸ਼ | दिनेश
Naresh | ਨਰੇਸ਼ | नरेश
Ganesh | ਗਣੇਸ਼ | गणेश
Rakesh Raakesh | ਰਾਕੇਸ਼ | राकेश
Yogesh | ਯੋਗੇਸ਼ | योगेश
Vijay Vijai | ਵਿਜੇ ਵਿਜੈ | विजय
Ajay Ajai | ਅਜੇ ਅਜੈ | अजय
Sanjay Sanjai | ਸੰਜੇ ਸੰਜੈ | संजय
Sanjeev Sanjiv | ਸੰਜੀਵ | संजीव
Rajeev Rajiv | ਰਾਜੀਵ | राजीव
Anil | ਅਨਿਲ | अनिल
Sunil Suneel | ਸੁਨੀਲ | सुनील
Vinod Binod | ਵਿਨੋਦ | विनोद बिनोद
Pramod Parmod | ਪ੍ਰਮੋਦ | प्रमोद
Prakash Parkash Prakaash | ਪ੍ਰਕਾਸ਼ | प्रकाश
Krishan Krishn Kirshan | ਕ੍ਰਿਸ਼ਨ | कृष्ण
Kishan Kishn Kisan | ਕਿਸ਼ਨ | किशन
Mohan | ਮੋਹਨ | मोहन
Sohan | ਸੋਹਨ | सोहन
Madan | ਮਦਨ | मदन
Ram Raam | ਰਾਮ | राम
Shyam Sham Shiam | ਸ਼ਾਮ ਸ਼ਿਆਮ | श्याम
Hari Haree | ਹਰੀ | हरि हरी
Om Aum | ਓਮ | ओम
Chander Chandra Chandar | ਚੰਦਰ | चंद्र चन्द्र
Subhash Subash | ਸੁਭਾਸ਼ | सुभाष
Bhagwan Bhagvan | ਭਗਵਾਨ | भगवान
Raghubir Raghuvir Raghbir | ਰਘੁਬੀਰ ਰਘਬੀਰ | रघुबीर रघुवीर
Balbir Balvir Balbeer | ਬਲਬੀਰ | बलबीर बलवीर
Ranbir Ranvir Ranbeer | ਰਣਬੀਰ | रणबीर
Jasbir Jasvir Jasbeer | ਜਸਬੀਰ ਜਸਵੀਰ | जसबीर
Lakshman Laxman Lachhman | ਲਛਮਣ ਲਕਸ਼ਮਣ | लक्ष्मण
Bharat Bharath | ਭਰਤ | भरत
Arjun Arjan | ਅਰਜੁਨ ਅਰਜਨ | अर्जुन
Bhim Bheem | ਭੀਮ | भीम
Karan Karn | ਕਰਨ | करण करन
Rohit | ਰੋਹਿਤ | रोहित
Mohit | ਮੋਹਿਤ | मोहित
Amit Ameet | ਅਮਿਤ | अमित
Sumit Sumeet | ਸੁਮਿਤ | सुमित
Deepak Dipak | ਦੀਪਕ | दीपक
Pankaj | ਪੰਕਜ | पंकज
Manoj | ਮਨੋਜ | मनोज
Gaurav Gorav | ਗੌਰਵ | गौरव
Saurabh Sourabh | ਸੌਰਭ | सौरभ
Abhishek Abhishaik | ਅਭਿਸ਼ੇਕ | अभिषेक
Shiv Shiva Siv | ਸ਼ਿਵ | शिव
Shankar Shanker Sankar | ਸ਼ੰਕਰ | शंकर
Brij Brijj Birj | ਬ੍ਰਿਜ | बृज
Tilak | ਤਿਲਕ | तिलक
Ghanshyam Ghansham | ਘਨਸ਼ਾਮ ਘਨਸ਼ਿਆਮ | घनश्याम
Devi Devee | ਦੇਵੀ | देवी
Jai Jay | ਜੈ | जय
Mangal | ਮੰਗਲ | मंगल
Prithvi Prithvee Prithwi | ਪ੍ਰਿਥਵੀ | पृथ्वी
Chaman | ਚਮਨ | चमन
Des Desh | ਦੇਸ | देस देश
Mehar Mehr | ਮੇਹਰ ਮਿਹਰ | मेहर
Hukam Hukm Hukum | ਹੁਕਮ | हुकम
Nihal Nehal | ਨਿਹਾਲ | निहाल
Swaran Svaran Sawaran | ਸਵਰਨ | स्वर्ण
Zora Jora | ਜ਼ੋਰਾ ਜੋਰਾ | ज़ोरा जोरा
Bahadur Bahadar Bhadur | ਬਹਾਦਰ | बहादुर
Mohammad Mohammed Muhammad | ਮੁਹੰਮਦ | मोहम्मद मुहम्मद
Abdul Abdool | ਅਬਦੁਲ | अब्दुल
Imran | ਇਮਰਾਨ | इमरान
Salman Salmaan | ਸਲਮਾਨ | सलमान
Rashid Rasheed | ਰਸ਼ੀਦ | रशीद
Yusuf Yousuf Yusaf | ਯੂਸਫ਼ ਯੂਸਫ | यूसुफ़ यूसुफ
Iqbal Ikbal | ਇਕਬਾਲ | इक़बाल इकबाल
Nasir Naseer | ਨਾਸਿਰ | नासिर
Farooq Faruk Farukh | ਫ਼ਾਰੂਕ ਫਾਰੂਕ | फ़ारूक़ फारूक
Ghulam Gulam | ਗ਼ੁਲਾਮ ਗੁਲਾਮ | ग़ुलाम गुलाम
Bashir Basheer | ਬਸ਼ੀਰ | बशीर
Shabir Shabbir Shabeer | ਸ਼ਬੀਰ | शब्बीर
Zahoor Zahur | ਜ਼ਹੂਰ | ज़हूर
Tariq Tarik | ਤਾਰਿਕ | तारिक़ तारिक
John Jon | ਜੌਨ ਜਾਨ | जॉन
Thomas Tomas | ਥੌਮਸ ਥਾਮਸ | थॉमस
George | ਜਾਰਜ ਜੌਰਜ | जॉर्ज
Joseph Josef | ਜੋਸਫ਼ ਜੋਸਫ | जोसेफ जोसफ़
Peter Piter | ਪੀਟਰ | पीटर
David | ਡੇਵਿਡ | डेविड
Samuel Samual | ਸੈਮੂਅਲ | सैमुअल
Venkatesh Venkatesan Vengatesh | ਵੈਂਕਟੇਸ਼ | वेंकटेश
Srinivas Shrinivas Sreenivas | ਸ਼੍ਰੀਨਿਵਾਸ ਸ੍ਰੀਨਿਵਾਸ | श्रीनिवास
Karthik Kartik Karthick | ਕਾਰਤਿਕ | कार्तिक
Murugan Murugun | ਮੁਰੁਗਨ | मुरुगन
Subramaniam Subramanyam | ਸੁਬਰਾਮਨੀਅਮ | सुब्रमण्यम
Raghavan | ਰਾਘਵਨ | राघवन
`);

export const womenNames = spellings(`
Sunita Suneeta Sunitha | ਸੁਨੀਤਾ | सुनीता
Harpreet Harprit | ਹਰਪ੍ਰੀਤ | हरप्रीत
Kamla Kamala | ਕਮਲਾ | कमला
Kamal Kamaal | ਕਮਲ | कमल
Komal | ਕੋਮਲ | कोमल
Simran Simrn Simaran | ਸਿਮਰਨ | सिमरन
Usha Oosha | ਊਸ਼ਾ | ऊषा उषा
Manpreet Manprit | ਮਨਪ੍ਰੀਤ | मनप्रीत
Jaspreet Jasprit | ਜਸਪ੍ਰੀਤ | जसप्रीत
Kirandeep Kirandip | ਕਿਰਨਦੀਪ | किरनदीप किरणदीप
Kiran | ਕਿਰਨ | किरण किरन
Amandeep Amandip | ਅਮਨਦੀਪ | अमनदीप
Rajwinder Rajvinder Rajwindar | ਰਾਜਵਿੰਦਰ | राजविंदर
Navneet Navnit Navneeth | ਨਵਨੀਤ | नवनीत
Navjot Navjoat | ਨਵਜੋਤ | नवजोत
Manjot | ਮਨਜੋਤ | मनजोत
Prabhjot Parbhjot | ਪ੍ਰਭਜੋਤ | प्रभजोत
Ramandeep Ramandip | ਰਮਨਦੀਪ | रमनदीप
Sandeep Sandip | ਸੰਦੀਪ | संदीप सन्दीप
Pardeep Pradeep Pradip | ਪਰਦੀਪ ਪ੍ਰਦੀਪ | प्रदीप
Kuldeep Kuldip | ਕੁਲਦੀਪ | कुलदीप
Mandeep Mandip | ਮਨਦੀਪ | मनदीप मंदीप
Gurjit Gurjeet | ਗੁਰਜੀਤ | गुरजीत
Baljit Baljeet | ਬਲਜੀਤ | बलजीत
Baljinder Baljindar | ਬਲਜਿੰਦਰ | बलजिंदर
Sarabjit Sarbjit Sarabjeet | ਸਰਬਜੀਤ | सरबजीत सर्बजीत
Satwant Satvant | ਸਤਵੰਤ | सतवंत
Sukhjit Sukhjeet | ਸੁਖਜੀਤ | सुखजीत
Surjit Surjeet | ਸੁਰਜੀਤ | सुरजीत
Ravinder Ravindar Rabinder | ਰਵਿੰਦਰ | रविंदर
Mohini Mohinee | ਮੋਹਿਨੀ | मोहिनी
Bimla Vimla Bimala | ਬਿਮਲਾ | बिमला विमला
Nirmala Nirmla | ਨਿਰਮਲਾ | निर्मला
Urmila Urmilla | ਉਰਮਿਲਾ | उर्मिला
Sheela Shila | ਸ਼ੀਲਾ | शीला
Leela Lila | ਲੀਲਾ | लीला
Meena Mina | ਮੀਨਾ | मीना
Reena Rina | ਰੀਨਾ | रीना
Veena Vina Beena | ਵੀਨਾ | वीना वीणा
Neelam Nilam | ਨੀਲਮ | नीलम
Poonam Punam | ਪੂਨਮ | पूनम
Pooja Puja | ਪੂਜਾ | पूजा
Geeta Gita Geetha | ਗੀਤਾ | गीता
Seema Sima | ਸੀਮਾ | सीमा
Rekha | ਰੇਖਾ | रेखा
Radha | ਰਾਧਾ | राधा
Sudha | ਸੁਧਾ | सुधा
Savita Sawita | ਸਵਿਤਾ | सविता
Savitri Sawitri Savithri | ਸਾਵਿਤਰੀ | सावित्री
Sarita | ਸਰਿਤਾ | सरिता
Kavita Kawita Kavitha | ਕਵਿਤਾ | कविता
Anita Aneeta Anitha | ਅਨੀਤਾ ਅਨਿਤਾ | अनीता अनिता
Babita Babeeta | ਬਬੀਤਾ | बबीता
Lalita Laleeta | ਲਲਿਤਾ | ललिता
Shanti Santi Shaanti | ਸ਼ਾਂਤੀ | शांति शान्ति
Lakshmi Laxmi Lakshmee | ਲਕਸ਼ਮੀ | लक्ष्मी
Parvati Parbati Parwati | ਪਾਰਵਤੀ | पार्वती
Saraswati Sarasvati | ਸਰਸਵਤੀ | सरस्वती
Gayatri Gaytri Gayathri | ਗਾਇਤਰੀ | गायत्री
Priya Pria | ਪ੍ਰਿਆ ਪ੍ਰੀਆ | प्रिया
Priyanka Prianka | ਪ੍ਰਿਯੰਕਾ ਪ੍ਰਿਅੰਕਾ | प्रियंका
Neha Nehaa | ਨੇਹਾ | नेहा
Asha Aasha | ਆਸ਼ਾ | आशा
Isha Eesha | ਈਸ਼ਾ | ईशा
Nisha Neesha | ਨਿਸ਼ਾ | निशा
Sonia Soniya | ਸੋਨੀਆ | सोनिया
Jyoti Jioti Jyothi | ਜੋਤੀ ਜਯੋਤੀ | ज्योति
Maya | ਮਾਇਆ | माया
Daya | ਦਇਆ ਦਯਾ | दया
Vidya Vidia | ਵਿਦਿਆ | विद्या
Satya Satia | ਸਤਿਆ | सत्या
Sharda Sharada | ਸ਼ਾਰਦਾ | शारदा
Santosh Santos | ਸੰਤੋਸ਼ | संतोष सन्तोष
Pushpa | ਪੁਸ਼ਪਾ | पुष्पा
Krishna Krisna | ਕ੍ਰਿਸ਼ਨਾ | कृष्णा
Kaushalya Kaushlya | ਕੌਸ਼ਲਿਆ | कौशल्या
Champa | ਚੰਪਾ | चंपा चम्पा
Ambika | ਅੰਬਿਕਾ | अंबिका अम्बिका
Chanchal | ਚੰਚਲ | चंचल
Harbans Harbhans | ਹਰਬੰਸ | हरबंस
Gurmail Gurmel | ਗੁਰਮੇਲ | गुरमेल
Bhupinderjit Bhupinderjeet | ਭੁਪਿੰਦਰਜੀਤ | भुपिंदरजीत
Swarnjit Swaranjit | ਸਵਰਨਜੀਤ | स्वर्णजीत
Jasleen Jaslin | ਜਸਲੀਨ | जसलीन
Gurleen Gurlin | ਗੁਰਲੀਨ | गुरलीन
Rupinder Roopinder | ਰੁਪਿੰਦਰ | रूपिंदर रुपिंदर
Roop Rup | ਰੂਪ | रूप
Mahima | ਮਹਿਮਾ | महिमा
Mehak Mahak | ਮਹਿਕ | महक
Shehnaz Shahnaz Shehnaaz | ਸ਼ਹਿਨਾਜ਼ | शहनाज़ शहनाज
Fatima Fatimah Phatima | ਫ਼ਾਤਿਮਾ ਫਾਤਿਮਾ | फ़ातिमा फातिमा
Ayesha Aisha Aaisha | ਆਇਸ਼ਾ | आयशा आइशा
Zainab Zaineb Jainab | ਜ਼ੈਨਬ | ज़ैनब
Parveen Parvin Perveen | ਪਰਵੀਨ | परवीन
Nasreen Nasrin | ਨਸਰੀਨ | नसरीन
Shabnam Shabanam | ਸ਼ਬਨਮ | शबनम
Rukhsana Ruksana | ਰੁਖ਼ਸਾਨਾ ਰੁਖਸਾਨਾ | रुख़साना रुखसाना
Mary Meri | ਮੈਰੀ ਮੇਰੀ | मैरी मेरी
Sarah Sara | ਸਾਰਾ | सारा
Rebecca Rebeka | ਰਿਬੈਕਾ | रेबेका
Elizabeth Elizabath | ਐਲਿਜ਼ਾਬੈਥ | एलिज़ाबेथ एलिजाबेथ
Latha Lata | ਲਤਾ | लता
Revathi Revati | ਰੇਵਤੀ | रेवती
Padma Padama | ਪਦਮਾ | पद्मा
Meenakshi Minakshi | ਮੀਨਾਕਸ਼ੀ | मीनाक्षी
`);

export const familyNames = spellings(`
Singh Sing Sinh | ਸਿੰਘ | सिंह सिंघ
Kaur Kour Kor | ਕੌਰ | कौर
Sharma Sarma | ਸ਼ਰਮਾ | शर्मा
Verma Varma | ਵਰਮਾ | वर्मा
Kumar Kumaar | ਕੁਮਾਰ | कुमार
Gill Gil | ਗਿੱਲ | गिल
Sandhu Sandhoo Sandu | ਸੰਧੂ | संधू सन्धू
Sidhu Siddhu Sidhoo | ਸਿੱਧੂ | सिद्धू
Dhillon Dhilon Dillon | ਢਿੱਲੋਂ | ढिल्लों ढिल्लन
Grewal Garewal | ਗਰੇਵਾਲ | ग्रेवाल
Brar Brarr | ਬਰਾੜ | बराड़
Bajwa Bajva | ਬਾਜਵਾ | बाजवा
Randhawa Randhava | ਰੰਧਾਵਾ | रंधावा
Bhullar Bhular | ਭੁੱਲਰ | भुल्लर
Sekhon Sekhown | ਸੇਖੋਂ | सेखों
Dhaliwal Dhalival | ਧਾਲੀਵਾਲ | धालीवाल
Aulakh Aulak Olakh | ਔਲਖ | औलख
Virk Wirk | ਵਿਰਕ | विर्क
Cheema Chima | ਚੀਮਾ | चीमा
Johal Johl | ਜੌਹਲ | जौहल
Mann Maan | ਮਾਨ | मान
Chahal Chahl | ਚਾਹਲ ਚਹਿਲ | चहल
Sohal Sohl | ਸੋਹਲ | सोहल
Saini Sainee | ਸੈਣੀ | सैनी
Arora Aroda Arorha | ਅਰੋੜਾ | अरोड़ा
Khanna Khana | ਖੰਨਾ | खन्ना
Kapoor Kapur | ਕਪੂਰ | कपूर
Malhotra Malhotrah | ਮਲਹੋਤਰਾ | मल्होत्रा
Mehta Mehtaa | ਮਹਿਤਾ | मेहता
Mehra Mehraa | ਮਹਿਰਾ | मेहरा
Sehgal Sahgal Saigal | ਸਹਿਗਲ | सहगल
Chopra Chopda | ਚੋਪੜਾ | चोपड़ा
Bhatia Bhatiya | ਭਾਟੀਆ | भाटिया
Ahluwalia Ahluvalia Ahluwaliya | ਆਹਲੂਵਾਲੀਆ | अहलूवालिया
Walia Valia Waliya | ਵਾਲੀਆ | वालिया
Chawla Chavla | ਚਾਵਲਾ | चावला
Juneja Junaja | ਜੁਨੇਜਾ | जुनेजा
Taneja | ਤਨੇਜਾ | तनेजा
Batra Bathra | ਬੱਤਰਾ | बत्रा
Bedi Baidi | ਬੇਦੀ | बेदी
Sodhi Sodi | ਸੋਢੀ | सोढ़ी सोढी
Anand Annand | ਆਨੰਦ | आनंद आनन्द
Chadha Chaddha Chadda | ਚੱਢਾ | चड्ढा
Bhalla Bhala | ਭੱਲਾ | भल्ला
Bala Baala | ਬਾਲਾ | बाला
Rani Raani | ਰਾਣੀ | रानी
Lal Laal Lall | ਲਾਲ | लाल
Chand Chandh | ਚੰਦ | चंद चन्द
Nath Naath | ਨਾਥ | नाथ
Prasad Parsad Prashad | ਪ੍ਰਸਾਦ ਪਰਸ਼ਾਦ | प्रसाद
Gupta Guptaa | ਗੁਪਤਾ | गुप्ता
Aggarwal Agarwal Agrawal | ਅਗਰਵਾਲ | अग्रवाल
Bansal Bansl | ਬਾਂਸਲ | बंसल
Mittal Mital | ਮਿੱਤਲ | मित्तल
Goyal Goel | ਗੋਇਲ | गोयल
Jindal Jindl | ਜਿੰਦਲ | जिंदल
Singla Singhla | ਸਿੰਗਲਾ | सिंगला
Garg | ਗਰਗ | गर्ग
Jain Jein | ਜੈਨ | जैन
Mishra Misra | ਮਿਸ਼ਰਾ | मिश्रा
Tiwari Tivari Tewari | ਤਿਵਾੜੀ ਤਿਵਾਰੀ | तिवारी
Pandey Pande Panday | ਪਾਂਡੇ | पांडे पाण्डेय
Dubey Dube | ਦੂਬੇ ਦੁਬੇ | दुबे
Shukla Sukla | ਸ਼ੁਕਲਾ | शुक्ला
Trivedi Triwedi | ਤ੍ਰਿਵੇਦੀ | त्रिवेदी
Chaturvedi Chaturwedi | ਚਤੁਰਵੇਦੀ | चतुर्वेदी
Yadav Yadava | ਯਾਦਵ | यादव
Chaudhary Chowdhury Choudhary | ਚੌਧਰੀ | चौधरी
Thakur Thakar Thakoor | ਠਾਕੁਰ | ठाकुर
Rathore Rathor Rathaur | ਰਾਠੌਰ ਰਾਠੌੜ | राठौर राठौड़
Chauhan Chohan Chouhan | ਚੌਹਾਨ | चौहान
Rajput Rajpoot | ਰਾਜਪੂਤ | राजपूत
Shekhawat Shekhavat | ਸ਼ੇਖਾਵਤ | शेखावत
Meghwal Meghval | ਮੇਘਵਾਲ | मेघवाल
Bishnoi Vishnoi | ਬਿਸ਼ਨੋਈ | बिश्नोई विश्नोई
Jangra Jangda | ਜਾਂਗੜਾ | जांगड़ा
Hooda Huda | ਹੁੱਡਾ | हुड्डा
Dahiya Dahia | ਦਹੀਆ | दहिया
Malik Mallik Malick | ਮਲਿਕ | मलिक
Phogat Fogat | ਫੋਗਾਟ | फोगाट
Rana Raana | ਰਾਣਾ | राणा
Negi | ਨੇਗੀ | नेगी
Rawat Ravat | ਰਾਵਤ | रावत
Bisht Bist | ਬਿਸ਼ਟ | बिष्ट
Joshi Joshee | ਜੋਸ਼ੀ | जोशी
Dogra Dogara | ਡੋਗਰਾ | डोगरा
Kaul Koul | ਕੌਲ | कौल
Bhat Bhatt Butt | ਭੱਟ | भट भट्ट
Dar Daar | ਡਾਰ | डार
Wani Vani | ਵਾਨੀ | वानी
Khan Khaan | ਖ਼ਾਨ ਖਾਨ | ख़ान खान
Ansari Ansaari | ਅੰਸਾਰੀ | अंसारी
Qureshi Kureshi | ਕੁਰੈਸ਼ੀ | क़ुरैशी कुरैशी
Sheikh Shaikh Shekh | ਸ਼ੇਖ਼ ਸ਼ੇਖ | शेख़ शेख
Siddiqui Siddiqi Sidiqui | ਸਿੱਦੀਕੀ | सिद्दीक़ी सिद्दीकी
Shah Shaah | ਸ਼ਾਹ | शाह
Mirza Mirja | ਮਿਰਜ਼ਾ | मिर्ज़ा मिर्जा
Begum Begam | ਬੇਗਮ | बेगम
Masih Maseeh | ਮਸੀਹ | मसीह
DSouza Desouza | ਡਿਸੂਜ਼ਾ | डिसूज़ा डिसूजा
Fernandes Fernandez | ਫਰਨਾਂਡਿਸ | फर्नांडिस
Reddy Reddi Redi | ਰੈੱਡੀ | रेड्डी
Nair Nayar | ਨਾਇਰ | नायर
Iyer Aiyar | ਅਈਅਰ | अय्यर
Rao Raav | ਰਾਓ | राव
Pillai Pillay | ਪਿੱਲਈ | पिल्लई पिल्लै
Menon Menan | ਮੇਨਨ | मेनन
Patel Patell | ਪਟੇਲ | पटेल
Das Dass | ਦਾਸ | दास
Ghosh Ghose | ਘੋਸ਼ | घोष
Bose Bos | ਬੋਸ | बोस
Banerjee Banerji | ਬੈਨਰਜੀ | बनर्जी
Nanda Nandaa | ਨੰਦਾ | नंदा
Sethi Sethee | ਸੇਠੀ | सेठी
Talwar Talvar | ਤਲਵਾਰ | तलवार
Sood Sud | ਸੂਦ | सूद
Puri Poori | ਪੁਰੀ | पुरी
Kohli Kohlee | ਕੋਹਲੀ | कोहली
Vohra Vohraa Bohra | ਵੋਹਰਾ | वोहरा
Nagpal Nagpaal | ਨਾਗਪਾਲ | नागपाल
Bains Bens | ਬੈਂਸ | बैंस
Hundal Hundl | ਹੁੰਦਲ | हुंदल
Kang Kaang | ਕੰਗ | कंग
Toor Tur | ਤੂਰ | तूर
Uppal Upal | ਉੱਪਲ | उप्पल
Pannu Pannoo | ਪੰਨੂ | पन्नू
`);

/** Tuning looks at two thirds only; the others tell whether the rules hold for names that nobody looked at. */
export function isHeldOut(position: number): boolean {
  return position % 3 === 2;
}

function spellings(list: string): Spellings[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [latin, gurmukhi, devanagari] = line.split('|').map(words);
      if (!latin || !gurmukhi || !devanagari) throw new Error(`three scripts are needed: ${line}`);
      return { latin, gurmukhi, devanagari };
    });
}

function words(part: string): [string, ...string[]] {
  const [first = '', ...others] = part.trim().split(/\s+/);
  return [first, ...others];
}
