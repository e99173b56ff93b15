/** What programs put on the clipboard as HTML, shortened to what matters. */
export const fromWord = `
<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0cm; font-size:11.0pt;}</style></head>
<body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
<h1>Pour of level 4<o:p></o:p></h1>
<p class=MsoNormal><b><span style='color:red;mso-ansi-language:EN-US'>Before</span></b> the pour:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Check
the props<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>a)<span>&nbsp; </span></span><![endif]>Axis A to C<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Call the plant<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td width=200><p class=MsoNormal>Concrete<o:p></o:p></p></td><td><p class=MsoNormal>C35/45</p></td></tr></table>
<p class=MsoNormal>Done.<o:p></o:p></p>
<!--EndFragment--></body></html>`;

export const fromGoogleDocs = `
<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0b2b7f3e"><h2 dir="ltr"><span
style="font-size:16pt;font-weight:400">Lessons</span></h2><p dir="ltr"><span style="font-weight:700;font-style:normal">Bold</span><span
style="font-weight:400"> and </span><span style="font-weight:400;font-style:italic">slanted</span></p><ul><li dir="ltr"
aria-level="1"><p role="presentation"><span>Outer</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>Inner</span></p></li></ul><li
dir="ltr" aria-level="1"><p role="presentation"><span>Last</span></p></li></ul></b>`;

export const fromExcel = `
<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td {mso-number-format:General;} .xl65 {color:red;}</style></head>
<body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=192><!--StartFragment--><col width=64 style='width:48pt'>
<tr height=20><td height=20 width=64>Item</td><td>Quantity</td></tr><tr><td class=xl65>Rebar</td><td align=right
x:num>12.5</td></tr><!--EndFragment--></table></body></html>`;
