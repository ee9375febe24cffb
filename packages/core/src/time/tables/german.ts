/** How German speaks of time. */
import type { TimeTable } from '../translate.ts'

export const GERMAN: TimeTable = {
  code: 'de',
  signs: `ich du er wir ihr mein meine meinen meinem meiner unser unsere unserem unserer habe hast haben hatte hatten bin
    sind ist waren wurde wurden der das dem den des ein eine einen einem einer und oder nicht mit von vom zum zur bei im am
    für über nach seit wer wie wo welche welcher welches welchem wann warum wieso gemacht gesagt passiert letzte letzten
    letzter letztes letztem nächste nächsten gestern heute vorgestern übermorgen zwischen bevor diese diesen dieses dieser`,
  classes: {
    month: `januar,jänner=january februar,feber=february märz=march april=april mai=May juni=june juli=july august=august
      september=september oktober=october november=november dezember=december`,
    weekday: `montag,montags=monday dienstag=tuesday mittwoch=wednesday donnerstag=thursday freitag=friday
      samstag,sonnabend=saturday sonntag=sunday`,
    season:
      'frühling,frühjahr,frühlings=spring sommer,sommers=summer herbst,herbstes=autumn winter,winters=winter',
    unit: `minute,minuten=minute stunde,stunden=hour tag,tage,tagen,tages=day wochenende,wochenenden,wochenendes=weekend
      woche,wochen=week monat,monate,monaten,monats=month quartal,quartale,quartalen,quartals=quarter jahr,jahre,jahren,jahres=year
      jahrzehnt,jahrzehnte,jahrzehnten=decade`,
    day: 'gestern=yesterday heute=today vorgestern=the_day_before_yesterday übermorgen=the_day_after_tomorrow',
    amount: `ein,eine,einem,einer,einen=a zwei=two drei=three vier=four fünf=five sechs=six sieben=seven acht=eight neun=nine
      zehn=ten elf=eleven zwölf=twelve vierzehn=fourteen zwanzig=twenty dreißig=thirty paar=few einigen,einige=few
      mehreren,mehrere=several`,
    order: `erste,ersten,erster,erstes=first zweite,zweiten,zweiter,zweites=second dritte,dritten,dritter,drittes=third
      vierte,vierten,vierter,viertes=fourth fünfte,fünften,fünfter,fünftes=fifth letzte,letzten,letzter,letztes=last`,
    part: `morgen,früh,vormittag=morning nachmittag=afternoon abend=evening nacht=night mittag=lunchtime`,
    talk: `gespräch,gespräche,gesprächs,gesprächen=conversation sitzung,sitzungen=session unterhaltung,unterhaltungen=conversation
      chat,chats=chat`,
  },
  phrases: `
    {day} > {day}
    {day} {part} > {day} {part}
    heute früh|morgen > this morning
    heute nacht > tonight
    gestern früh > yesterday morning
    morgen > tomorrow
    vor {amount} {unit} > {amount} {unit} ago
    vor einem|ein paar {unit} > a few {unit} ago
    vor etwa|ungefähr|rund|circa {amount} {unit} > about {amount} {unit} ago
    vor mehr als {amount} {unit} > more than {amount} {unit} ago
    vor über {amount} {unit} > more than {amount} {unit} ago
    vor weniger als {amount} {unit} > less than {amount} {unit} ago
    in {amount} {unit} > in {amount} {unit}
    letzte|letzten|letzter|letztes|letztem|vergangene|vergangenen|vergangenes|vergangener|vergangenem {unit} > last {unit}
    letzte|letzten|letzter|letztes|letztem|vergangene|vergangenen|vergangenes|vergangener|vergangenem {month} > last {month}
    letzte|letzten|letzter|letztes|letztem|vergangene|vergangenen|vergangenes|vergangener|vergangenem {season} > last {season}
    letzte|letzten|letzter|letztes|letztem|vergangene|vergangenen|vergangenes|vergangener|vergangenem {weekday} > last {weekday}
    letzte|vergangene nacht > last night
    letzte|letzten|vergangene|vergangenen {amount} {unit} > last {amount} {unit}
    nächste|nächsten|nächster|nächstes|nächstem|kommende|kommenden|kommendes|kommender|kommendem {unit} > next {unit}
    nächste|nächsten|nächster|nächstes|nächstem|kommende|kommenden|kommendes|kommender|kommendem {month} > next {month}
    nächste|nächsten|nächster|nächstes|nächstem|kommende|kommenden|kommendes|kommender|kommendem {season} > next {season}
    nächste|nächsten|nächster|nächstes|nächstem|kommende|kommenden|kommendes|kommender|kommendem {weekday} > next {weekday}
    nächste|nächsten|kommende|kommenden {amount} {unit} > next {amount} {unit}
    diese|diesen|dieses|dieser|diesem {unit} > this {unit}
    diese|diesen|dieses|dieser|diesem {month} > this {month}
    diese|diesen|dieses|dieser|diesem {season} > this {season}
    diese|diesen|dieses|dieser|diesem {weekday} > this {weekday}
    vorletzte|vorletzten|vorletztes|vorletzter|vorletztem {unit} > the {unit} before last
    übernächste|übernächsten|übernächstes|übernächster|übernächstem {unit} > the {unit} after next
    am|an der? {weekday} > on {weekday}
    am? {weekday} {part} > on {weekday} {part}
    {month} > {month}
    {weekday} > {weekday}
    {season} > {season}
    {month} {num} > {month} {num}
    {season} {num} > {season} {num}
    im|in dem? {month} > in {month}
    im|in dem? {season} > in {season}
    im jahr|jahre {num} > in {num}
    in {num} > in {num}
    {num} . {month} {num}? > {num} {month} {num}
    {num} . bis zum? > {num} to
    {num} . und dem? > {num} and
    anfang {month} > early {month}
    mitte {month} > mid {month}
    ende {month} > late {month}
    anfang des? > the beginning of
    mitte des? > the middle of
    ende des? > the end of
    anfang {num} > early {num}
    mitte {num} > mid {num}
    ende {num} > late {num}
    der? {order} {unit} > the {order} {unit}
    {order} {weekday} > {order} {weekday}
    erste|ersten hälfte > first half of
    zweite|zweiten hälfte > second half of
    am|an dem? > on
    am morgen > in the morning
    am {part} > in the {part}
    in der nacht > at night
    um {num} uhr > at {num}:00
    um > at
    im|in > in
    von|vom > from
    bis zum? > until
    seit dem? > since
    ab dem? > since
    vor dem|der? > before
    nach dem|der? > after
    bevor > before
    zwischen dem? > between
    und dem? > and
    oder > or
    werde|wirst|wird|werden|werdet > will
    wann > when
    an? welchem|welcher tag|woche|monat|jahr > what day
    vor wie vielen {unit} > how long ago
    {order} {talk} > {order} {talk}
    letzte|letzten|letzter|letztes|letztem {talk} > last {talk}
    letzte|letzten {amount} {talk} > last {amount} {talk}
    vorletzte|vorletzten|vorletztes {talk} > the {talk} before last
    dieses|diese|diesem|dieser {talk} > this {talk}
    unser|unsere|unserem|unserer|unseren > our
    {talk} > {talk}
    was > what
    worüber > what about
    haben|hatten|habe|hatte > have
    wir > we
    ich > I
    war|waren|ist|sind > was
    passiert|passierte|geschehen|geschah > happened
    gesprochen|geredet|besprochen|diskutiert|gesagt > discussed
    gemacht|getan > done
    über > about
    die|der|das|dem|den|des > the
    es > it
    alles > everything
    los > going on`,
}
